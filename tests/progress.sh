# SPDX-License-Identifier: MIT
# Read by run.sh and long.sh: says what is being done, at its beginning and then at least every 30 seconds.
#
#   begin TITLE [LOG]    from here on; LOG is where Meson or Ninja write, whose last "12/345" is said too
#   end                  it is done

progress_seconds=${progress_seconds:-20}
progress=

last_count()
{
    if [ -n "$1" ]; then grep -o '^\[* *[0-9][0-9]*/[0-9][0-9]*' "$1" 2>/dev/null | tail -n 1 | tr -d '[ '; fi
}

# Ends by itself when the script that began it is gone, as after Ctrl-C.
keep_saying()
{
    seconds=0
    while sleep "$progress_seconds" >/dev/null 2>&1 && kill -0 "$$" 2>/dev/null; do
        seconds=$((seconds + progress_seconds))
        count=$(last_count "$2")
        echo "  $1: ${count:+$count done, }$seconds s"
    done
}

begin()
{
    echo "$1 ..."
    keep_saying "$1" "${2:-}" </dev/null 2>/dev/null &
    progress=$!
}

end()
{
    if [ -n "$progress" ]; then
        kill "$progress" 2>/dev/null
        wait "$progress" 2>/dev/null || :
    fi
    progress=
}
