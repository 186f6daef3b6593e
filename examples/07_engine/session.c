/* SPDX-License-Identifier: MIT */
#include "session.h"
#include "cecp.h"
#include "memory.h"
#include "uci.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

int session_open(session *made)
{
    ag_game *game;
    memset(made, 0, sizeof *made);
    made->plays = AG_BLACK;
    made->lifted = -1;
    made->thinks.bytes = THINK_BYTES_USUAL;
    made->thinks.seed = (uint64_t)time(NULL);
    made->dice = made->thinks.seed;
    if (ag_game_new(&game, view_variant("normal"), NULL, NULL, 0) != AG_OK || !session_set_game(made, game)) return 0;
    made->in = lines_open();
    return made->in != NULL;
}

void session_close(session *now)
{
    for (size_t i = 0; i < now->ping_count; i++) free(now->pings[i]);
    free(now->pings);
    free(now->taps);
    thinking_close(&now->thinks);
    ag_game_free(now->game);
    if (now->in != NULL) lines_close(now->in);
}

void session_renew(session *now)
{
    thinking_prepare(&now->thinks, ag_game_variant(now->game));
}

int session_set_game(session *now, ag_game *game)
{
    view seen;
    const ag_variant *variant = ag_game_variant(game);
    const int is_other = now->game == NULL || ag_game_variant(now->game) != variant;
    thinking_stop(&now->thinks);
    if (is_other && !view_make(&seen, variant)) {
        ag_game_free(game);
        return 0;
    }
    if (is_other) {
        now->seen = seen;
        thinking_prepare(&now->thinks, variant);
    }
    ag_game_free(now->game);
    now->game = game;
    return 1;
}

/* UCI begins with its name; everybody else speaks CECP. */
static void obey(session *now, char *line)
{
    if (now->speaks == NULL) now->speaks = strcmp(line, "uci") == 0 ? &uci_protocol : &cecp_protocol;
    now->speaks->obey(now, line);
}

static void think(session *now)
{
    const int is_over = thinking_work(&now->thinks);
    if (thinking_has_news(&now->thinks)) now->speaks->report(now);
    if (is_over && now->thinks.about == THINK_MOVE) now->speaks->decide(now);
}

void session_run(session *now)
{
    while (!now->is_done && !lines_are_over(now->in)) {
        char *line = lines_take(now->in);
        if (line != NULL) obey(now, line);
        else if (thinking_is_at_work(&now->thinks)) think(now);
        else lines_wait(now->in);
        free(line);
    }
}
