# SPDX-License-Identifier: MIT
# Shows the plain comments of a public header to Doxygen as its own: awk -f header.awk abstractgames.h
#
#   the first comment          the main page, that of another header a page; its lines in capitals are headings, deep
#                              ones code
#   a comment with a ruler     begins a group: the title up to a colon, and what it says
#   a comment above            belongs to what stands below it, and to each function up to the next empty line
#   a comment behind           belongs to what stands before it on the line
#   an indented word with a gap behind it, or indented constants, in any comment, are an item of a list

function item(line, words, gap)
{
    if (line !~ /^ \*   (AG_[A-Z_]+|[a-z]+  )/) {
        if (in_list && line ~ /^ \* [^ ]/) line = " *\n" line
        in_list = in_list && line ~ /^ \*   /
        return line
    }
    in_list = 1
    words = substr(line, 6)
    match(words, /^(AG_[A-Z_]+, )*[A-Za-z_]+/)
    gap = RLENGTH
    line = substr(words, gap + 1)
    sub(/^ +/, "", line)
    return " * - @b " substr(words, 1, gap) (line == "" ? "" : ": " line)
}

function overview(line, is_code)
{
    is_code = line ~ /^ \*     /
    if (is_code != was_code) print is_code ? " * @code{.c}" : " * @endcode"
    was_code = is_code
    if (line ~ /^ \* [A-Z][A-Z ]+( \(.*\))?$/) return " * @par " substr(line, 4)
    return is_code ? line : item(line)
}

# The title of a group, from the first line below its ruler.
function title(line)
{
    sub(/^ \* /, "", line)
    sub(/[:.].*/, "", line)
    return line
}

NR == 1 {
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/\.h$/, "", name)
    is_first = name == "abstractgames"
    print "/** @file"
    print " * " (is_first ? "The public header; the main page" : "A public header; its page") " says how to use it. */"
    print is_first ? "/** @mainpage" : "/** @page " name "_header " name ".h"
    in_overview = 1
    next
}
in_overview {
    print overview($0)
    if ($0 ~ /\*\/$/) in_overview = 0
    next
}
/^\/\* -+$/ {
    if (groups++ > 0) print "/** @} */"
    is_titled = 1
    next
}
is_titled {
    print "/** @defgroup " name "_group" groups " " title($0)
    print " * @{"
    if (sub(/^ \* [^:]*: /, " * ")) print
    is_titled = 0
    next
}
/^#ifdef __cplusplus/ && groups > 0 { print "/** @} */" }
/^\/\* / {
    comment = ""
    in_comment = 1
    sub(/^\/\*/, "/**")
}
in_comment {
    comment = comment item($0) "\n"
    if ($0 ~ /\*\/$/) {
        in_comment = 0
        is_due = 1
    }
    next
}
# A comment is shown once to what stands below it, and again to each function that follows without an empty line.
/^$/ { comment = "" }
is_due || (/^AG_API / && comment != "") {
    printf "%s", comment
    is_due = 0
}
{
    sub(/[^ ] *\/\* /, "&<<")
    sub(/\/\* <</, "/**< ")
    print
}
