-- SPDX-License-Identifier: MIT
-- Steps: the changes of the board that a move makes, in the order in which a host animates them. Each is a table:
--
--   action               "move", "remove", "place" or "change"
--   from, to             the squares, by their numbers; the same one in all but "move"
--   before, after        the piece that was there, and the one that is then; nil when there is none
--   group                steps of one group happen together: what moves or vanishes leaves its square first
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local piece_of = require("abstractgames.variant").piece_of
local moves = require("abstractgames.moves")
local numbers = require("abstractgames.numbers")

local MEMBERS = 6
local steps = {methods = {}}

-- Steps from the members of all, one behind the other; or the refusal's status behind nil.
function steps.read(variant, members, status)
    errors.answered(members, status)
    local list = {}
    for at = 1, #members, MEMBERS do
        list[#list + 1] = {
            action = numbers.name(numbers.actions, members[at]),
            from = members[at + 1],
            to = members[at + 2],
            before = piece_of(variant, members[at + 3]),
            after = piece_of(variant, members[at + 4]),
            group = members[at + 5],
        }
    end
    return list
end

-- The changes of the board that a legal move makes: a method of games.
function steps.methods:steps(move)
    local handle = arguments.handle_of(self)
    return steps.read(self:variant(), library.move_steps(handle, moves.number_of(handle, move)))
end

return steps
