-- SPDX-License-Identifier: MIT
-- Make moves tap by tap, as on a touch screen: lua5.4 04_taps.lua [VARIANT]
--
-- What may be touched is shown: type one of the offers, or "back". When a move is made, its steps are told.
local ag = require("abstractgames")

local game = ag.game(arg[1] or "rinne")
local variant = game:variant()

-- One change of the board in words.
local function told(step)
    local from, to = variant:square_name(step.from), variant:square_name(step.to)
    local before, after = tostring(step.before), tostring(step.after)
    if step.action == "move" then
        return ("%s goes from %s to %s as %s"):format(before, from, to, after)
    elseif step.action == "remove" then
        return ("%s vanishes from %s"):format(before, from)
    elseif step.action == "place" then
        return ("%s appears on %s"):format(after, to)
    end
    return ("%s on %s becomes %s"):format(before, to, after)
end

local function offers_of(taps)
    local words = {}
    for i, tap in ipairs(taps:offers()) do
        words[i] = variant:tap_text(tap)
        words[words[i]] = true
    end
    return words
end

print(game)
local taps = game:taps()
while not game:is_over() do
    local offers = offers_of(taps)
    print("Touch: " .. table.concat(offers, ", "))
    local touched = io.read()
    if not touched then
        break
    elseif touched == "back" and #taps > 0 then
        taps:back()
    elseif offers[touched] then
        taps:tap(touched)
    end
    local move = taps:move()
    if move then
        for _, step in ipairs(taps:steps()) do
            print(told(step))
        end
        game:play(move)
        taps:clear()
        print(game)
    end
end
