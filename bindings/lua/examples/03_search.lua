-- SPDX-License-Identifier: MIT
-- Let the machine play both sides by a small search: luajit 03_search.lua [VARIANT [PLIES [DEPTH]]]
local ag = require("abstractgames")

local WIN = 1000

-- How good the position is for the side to move: a lost game is bad, more pieces are better.
local function worth(game)
    if game:is_over() then
        return game:result() == "draw" and 0 or -WIN
    end
    local side, balance = game:side(), 0
    for _, piece in pairs(game:pieces()) do
        balance = balance + (piece.player == side and 1 or -1)
    end
    return balance
end

-- The worth of the position for the side to move, looking `depth` plies ahead (alpha-beta).
local function search(game, depth, least, most)
    if depth == 0 or game:is_over() then
        return worth(game)
    end
    for _, number in ipairs(game:numbers()) do
        game:push(number)
        least = math.max(least, -search(game, depth - 1, -most, -least))
        game:undo()
        if least >= most then
            break
        end
    end
    return least
end

-- The move after which the other side stands worst.
local function best_move(game, depth)
    local best, least = nil, math.huge
    for move in game:moves() do
        local reply = game:trying(move, search, depth - 1, -WIN, WIN)
        if reply < least then
            best, least = move, reply
        end
    end
    return best
end

local game = ag.game(arg[1] or "rinne")
local plies, depth = tonumber(arg[2] or 20), tonumber(arg[3] or 3)
assert(plies and depth and depth >= 1, "PLIES and DEPTH are whole numbers from 1 on")
while (game:turn() == "white" or game:turn() == "black") and game:ply() < plies do
    local move = best_move(game, depth)
    print(("%s: %s"):format(game:turn(), game:move_text(move)))
    game:play(move)
end
print(game)
