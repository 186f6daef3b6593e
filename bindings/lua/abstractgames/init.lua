-- SPDX-License-Identifier: MIT
-- The rules of abstract board games: which moves are legal, what they do, when and why a game is over.
local Game = require("abstractgames.game")
local arguments = require("abstractgames.arguments")
local chance = require("abstractgames.chance")
local library = require("abstractgames.library")
local numbers = require("abstractgames.numbers")
local records = require("abstractgames.records")
local variant = require("abstractgames.variant")

-- Loaded again, it is what it was the first time: games of then and now are of one kind.
local before = library.kept()
if before then
    return before
end

local constants = library.constants
local version = library.version_string()

-- A result as records write it: "1-0" for "white_wins".
local function result_text(result)
    return library.result_text(arguments.named(numbers.results, result, "the result")) or result
end

-- A reason in words: "dead material" for "dead_material".
local function reason_text(reason)
    return library.reason_name(arguments.named(numbers.reasons, reason, "the reason")) or (reason:gsub("_", " "))
end

local abstractgames = {
    _VERSION = "abstractgames " .. version,
    version = version,
    version_number = library.version(), -- major * 10000 + minor * 100 + patch

    game = Game.new,
    try_game = Game.try_new,
    epd = Game.epd,
    variants = variant.variants,
    random = chance.random,
    records = records.records,
    read_record = records.read_record,
    result_text = result_text,
    reason_text = reason_text,

    DONE = constants.AG_TAP_DONE, -- a tap that is no square: the turn ends here
    CHOICE = constants.AG_TAP_CHOICE, -- plus the number of a piece: that piece is meant; plus 0: none of them

    -- The names that are used for the numbers of the interface, each with the number that it has in C.
    actions = numbers.actions,
    move_traits = numbers.move_traits,
    players = numbers.players,
    problems = numbers.problems,
    reasons = numbers.reasons,
    results = numbers.results,
    square_traits = numbers.square_traits,
    styles = numbers.styles,
}

library.keep(abstractgames)
return abstractgames
