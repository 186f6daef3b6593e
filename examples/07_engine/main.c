/* SPDX-License-Identifier: MIT
 *
 * An engine for the windows that people have for chess: it plays all variants by CECP, the protocol of XBoard, and
 * chess by UCI.
 *
 *     xboard -fcp 07_engine -testLegality false -variant rinne
 *     07_engine --pictures FOLDER rinne        writes the pieces, for xboard -pid FOLDER
 */
#include "pictures.h"
#include "program.h"
#include "session.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BAD_USAGE = 2 };

static const char help[] =
    "usage: " PROGRAM " [OPTION]\n"
    "Plays all variants in programs that know engines: by CECP, the protocol of XBoard, and chess by UCI.\n"
    "  --pictures FOLDER VARIANT  writes pictures of the pieces, for xboard -pid FOLDER\n"
    "  --version                  shows the version\n"
    "  --help                     shows this\n"
    "Commands are read from standard input. `quit`, or the end of the input, ends the program at any moment.\n"
    "Exit status: 0; 1 when something cannot be written or there is not enough memory; 2 for a wrong option.\n";

static int serve(void)
{
    session now;
    const int is_open = session_open(&now);
    if (is_open) session_run(&now);
    else fputs(PROGRAM ": there is not enough memory\n", stderr);
    session_close(&now);
    return is_open && fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int show(const char *text)
{
    return fputs(text, stdout) >= 0 && fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int count, char **arguments)
{
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    if (count == 1) return serve();
    if (count == 2 && strcmp(arguments[1], "--help") == 0) return show(help);
    if (count == 2 && strcmp(arguments[1], "--version") == 0) {
        printf(PROGRAM " %s\n", ag_version_string());
        return show("");
    }
    if (count == 4 && strcmp(arguments[1], "--pictures") == 0) return pictures_write(arguments[2], arguments[3]);
    fprintf(stderr, PROGRAM ": wrong option\n%s", help);
    return BAD_USAGE;
}
