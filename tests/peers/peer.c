/* SPDX-License-Identifier: MIT */
#include "peer.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "expect.h"

struct peer {
    pid_t process;
    FILE *to;
    FILE *from;
    const char *program;
};

/* Runs in the child: becomes the program, or ends. */
static void become(const char *program, int input, int output)
{
    char path[64];

    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    snprintf(path, sizeof path, "/usr/games/%s", program);
    execlp(program, program, (char *)NULL);
    execl(path, program, (char *)NULL);
    _exit(127);
}

peer *peer_start(const char *program)
{
    peer *other = calloc(1, sizeof *other);
    int to[2];
    int from[2];

    expect(other != NULL && pipe(to) == 0 && pipe(from) == 0, NULL, "no pipe to %s", program);
    signal(SIGPIPE, SIG_IGN);
    other->program = program;
    other->process = fork();
    expect(other->process >= 0, NULL, "%s cannot be started", program);
    if (other->process == 0) {
        close(to[1]);
        close(from[0]);
        become(program, to[0], from[1]);
    }
    close(to[0]);
    close(from[1]);
    other->to = fdopen(to[1], "w");
    other->from = fdopen(from[0], "r");
    return other;
}

void peer_stop(peer *other)
{
    int status;

    peer_say(other, "quit");
    fclose(other->to);
    fclose(other->from);
    waitpid(other->process, &status, 0);
    free(other);
}

void peer_say(peer *other, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vfprintf(other->to, format, arguments);
    va_end(arguments);
    fputc('\n', other->to);
    fflush(other->to);
}

void peer_hear(peer *other, char *line, size_t room)
{
    const char *heard = fgets(line, (int)room, other->from);

    expect(heard != NULL, NULL, "%s does not answer: install Debian's package of that name", other->program);
    line[strcspn(line, "\r\n")] = '\0';
}

int peer_divide(peer *other, int depth, peer_share *shares, int room)
{
    char line[256];
    int count = 0;

    peer_say(other, "go perft %d", depth);
    for (;;) {
        peer_share share;
        peer_hear(other, line, sizeof line);
        if (strncmp(line, "Nodes searched", 14) == 0) return count;
        if (sscanf(line, "%15[a-j0-9nbrqt]: %llu", share.move, &share.leaves) != 2) continue;
        expect(count < room, NULL, "%s lists more than %d moves", other->program, room);
        shares[count++] = share;
    }
}
