/* SPDX-License-Identifier: MIT
 * A user's program: says which library it got and what a move made of the board. */
#include <abstractgames/abstractgames.h>
#include <stdio.h>

int main(void)
{
    char position[200], why[200];
    ag_game *game;
    if (ag_game_new(&game, ag_variant_find("rinne"), NULL, why, sizeof why) != AG_OK ||
        ag_game_play_text(game, "e2e3", why, sizeof why) != AG_OK) {
        fprintf(stderr, "%s\n", why);
        return 1;
    }
    ag_game_position(game, position, sizeof position);
    printf("%s %s\n", ag_version_string(), position);
    ag_game_free(game);
    return 0;
}
