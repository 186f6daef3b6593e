/* SPDX-License-Identifier: MIT
 * Another chess program, spoken to over pipes as UCI has it. Each of these fails the test when the program is not
 * there or does not answer. */
#ifndef PEER_H
#define PEER_H

#include <stdbool.h>
#include <stddef.h>

typedef struct peer peer;

/* Starts a program of this name; Debian keeps them in /usr/games. */
peer *peer_start(const char *program);
void peer_stop(peer *other);

void peer_say(peer *other, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The next line of its answer, without the line's end. */
void peer_hear(peer *other, char *line, size_t room);

/* One line of a perft that is divided by moves: "e2e4: 600". Numbers are kept as text. */
typedef struct peer_share {
    char move[16];
    unsigned long long leaves;
} peer_share;

/* Asks for the leaves below each move of the position last given; returns how many moves there are. */
int peer_divide(peer *other, int depth, peer_share *shares, int room);

#endif
