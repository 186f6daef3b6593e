-- SPDX-License-Identifier: MIT
-- Play a game against yourself: lua5.4 01_against_yourself.lua [VARIANT]
--
-- Moves are typed as text, in squares or in the game's own notation. "undo" takes one back; a roll is made by itself.
local ag = require("abstractgames")

local game = ag.game(arg[1] or "rinne")

local function carry_out(text)
    if text ~= "undo" then
        return game:try_play(text)
    elseif game:ply() == 0 and not game:is_over() then
        return nil, "there is nothing to take back"
    end
    game:undo()
    if game:turn() == "chance" then -- that was the roll; its move goes, too
        game:undo()
    end
    return true
end

print(game)
for line in io.lines() do
    local text = line:match("^%s*(.-)%s*$")
    local is_done, sentence = carry_out(text)
    if is_done then
        if game:turn() == "chance" then
            print(("The die shows %s."):format(tostring(game:roll())))
        end
        print(game)
    else
        print(("%s: %s"):format(text, sentence))
    end
    if game:is_over() then
        break
    end
end
print(table.concat(game:texts(), "\n"))
