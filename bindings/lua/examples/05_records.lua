-- SPDX-License-Identifier: MIT
-- Write random games into a file and read them back: lua5.4 05_records.lua FILE [VARIANT [GAMES]]
local ag = require("abstractgames")

local path = arg[1]
local variant, games = arg[2] or "rinne", tonumber(arg[3] or 10)
if not (path and games) then
    io.stderr:write("usage: lua5.4 05_records.lua FILE [VARIANT [GAMES]]\n")
    os.exit(2)
end

local random = ag.random(1)
local file = assert(io.open(path, "w"))
for number = 1, games do
    local game = ag.game(variant)
    game:set_tag("Event", "Random games")
    game:set_tag("Round", tostring(number))
    game:playout(random)
    file:write(game:record())
end
file:close()

local counts, results = {}, {}
for game, sentence in ag.records(path) do
    if game then
        local result = ("%s by %s"):format(ag.result_text(game:result()), ag.reason_text(game:reason()))
        if not counts[result] then
            results[#results + 1] = result
        end
        counts[result] = (counts[result] or 0) + 1
    else
        print("left out: " .. sentence)
    end
end
table.sort(results)
for _, result in ipairs(results) do
    print(("%d x %s"):format(counts[result], result))
end
