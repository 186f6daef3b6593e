-- SPDX-License-Identifier: MIT
-- Chance: a generator of random numbers, rolls and random games.
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local moves = require("abstractgames.moves")

local constants = library.constants
local PLIES_MOST = 2^31 - 1
local HALF = 2^32
local SEED_MOST = 2^53

-- A generator of the library's: what it gives depends on its seed alone, on every machine.
local Random = {__name = "Random"}
Random.__index = Random

-- What the generator stands at, as 16 hexadecimal digits: chance.random(state) goes on from there.
function Random:state()
    if getmetatable(self) ~= Random then
        errors.misuse("expected a Random, not %s; methods are called with a colon, as in random:state()",
                      arguments.shown(self))
    end
    return ("%08x%08x"):format(library.seed_halves(self._seed))
end

function Random.__tostring(random)
    return "Random " .. Random.state(random)
end

local function halves_of(seed)
    local digits = type(seed) == "string" and seed:match("^%x+$")
    if digits and #digits == 16 then
        return tonumber(digits:sub(1, 8), 16), tonumber(digits:sub(9), 16)
    elseif not arguments.is_whole(seed, 0, SEED_MOST) then
        errors.misuse("a seed is a whole number from 0 to 2^53, or 16 hexadecimal digits, not %s",
                      arguments.shown(seed))
    end
    return math.floor(seed / HALF), seed % HALF
end

-- A seed that differs from one start of a program to the next, and from one generator to the next.
local made = 0
local function any_seed()
    made = made + 1
    local address = tonumber(tostring({}):match("0x(%x+)") or "0", 16)
    return (os.time() * 1000003 + math.floor(os.clock() * 1e6) * 8191 + address + made * 65537) % SEED_MOST
end

local chance = {}

-- A generator with a seed: a whole number, or the state of another one. Without it, the seed is any.
function chance.random(seed)
    local high, low = halves_of(seed == nil and any_seed() or seed)
    return setmetatable({_seed = library.seed_new(high, low)}, Random)
end

local usual
local function seed_of(random)
    if random == nil then
        usual = usual or chance.random()
        return usual._seed
    elseif getmetatable(random) ~= Random then
        errors.misuse("expected a Random, not %s", arguments.shown(random))
    end
    return random._seed
end

-- Methods of games.
local methods = {}

-- Each outcome of the roll that is due and how likely it is, for a loop: `for move, chance in game:chances() do`.
-- Nothing when no roll is due.
function methods:chances()
    local handle = arguments.handle_of(self)
    local total = library.game_chance_total(handle)
    local list = total > 0 and self:move_list() or {}
    local weights = {}
    for i, move in ipairs(list) do
        weights[i] = library.game_chance_weight(handle, move.number)
    end
    local at = 0
    return function()
        at = at + 1
        if list[at] then
            return list[at], weights[at] / total
        end
    end
end

-- Rolls the die that is due and plays what it shows, with a generator of one's own or the usual one. Returns the move.
function methods:roll(random)
    local handle = arguments.handle_of(self)
    local number = library.game_roll(handle, seed_of(random))
    if number == 0 then
        errors.raise(errors.refusal(constants.AG_ERR_ILLEGAL, "no roll is due"))
    end
    local move = moves.new(handle, number)
    self:play(move)
    return move
end

-- Plays random moves, each equally likely and rolls by their weights, to the end or for so many plies; nothing is
-- claimed. Returns the plies played.
function methods:playout(random, max_plies)
    local handle = arguments.handle_of(self)
    local plies = max_plies == nil and PLIES_MOST or max_plies
    plies = arguments.integer(plies, "the number of plies", 0, PLIES_MOST)
    return errors.check(library.game_playout(handle, seed_of(random), plies))
end

chance.methods = methods
return chance
