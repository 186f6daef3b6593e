-- SPDX-License-Identifier: MIT
-- Reads the tables of tests/data, which are made by programs that are not this library, or pinned by hand.
local suite = require("suite")

local DATA = suite.path("../../../tests/data")
local tables = {}

local function cells_of(line)
    local cells = {}
    for cell in (line .. "\t"):gmatch("([^\t]*)\t") do
        cells[#cells + 1] = cell
    end
    return cells
end

-- A line of a table by its columns. `where` says where it stands, and `variant` is there in any case.
local Row = {}
Row.__index = Row

function Row:optional(column)
    return self[column] ~= "-" and self[column] or nil
end

-- A cell with its escapes carried out: \xNN is a byte, @repeat(text,count) so many copies.
function Row:unescaped(column)
    local text = self[column]:gsub("@repeat%((.-),(%d+)%)", function(copied, count)
        return copied:rep(tonumber(count))
    end)
    return (text:gsub("\\(x?)(%x?%x?)", function(mark, digits)
        return mark == "x" and string.char(tonumber(digits, 16)) or "\\" .. digits
    end))
end

-- All rows of all files of a folder; a file without a column `variant` is about the variant it is named after.
function tables.rows(folder)
    local rows = {}
    for _, path in ipairs(suite.files(DATA .. "/" .. folder, ".tsv")) do
        local name = path:match("([^/]+)%.tsv$")
        local columns
        local number = 0
        for line in io.lines(path) do
            number = number + 1
            if not columns then
                columns = cells_of(line)
            elseif line:sub(1, 2) ~= "# " then
                local row = setmetatable({variant = name, where = ("%s/%s.tsv:%d"):format(folder, name, number)}, Row)
                for i, cell in ipairs(cells_of(line)) do
                    row[columns[i]] = cell
                end
                rows[#rows + 1] = row
            end
        end
    end
    return rows
end

return tables
