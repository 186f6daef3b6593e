-- SPDX-License-Identifier: MIT
-- Count the positions of a game's tree: lua5.4 02_perft.lua [VARIANT [DEPTH]]
local ag = require("abstractgames")

local game = ag.game(arg[1] or "rinne")
local depth = tonumber(arg[2] or 4)
assert(depth and depth >= 1, "DEPTH is a whole number from 1 on")
local sum = 0

for move in game:moves() do
    local leaves = game:trying(move, game.perft, depth - 1)
    print(("%s: %d"):format(tostring(move), leaves))
    sum = sum + leaves
end
print(("%d in all"):format(sum))
