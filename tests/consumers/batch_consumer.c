/* SPDX-License-Identifier: MIT
 * A user's program: plays three plies in each of two games. */
#include <abstractgames/batch.h>
#include <stdio.h>

int main(void)
{
    ag_batch *batch;
    int32_t plies = 0;
    int32_t i;
    if (ag_batch_new(&batch, ag_variant_find("rinne"), 2, 100, NULL, 0) != AG_OK) return 1;
    if (ag_batch_playout(batch, 0, 2, 3) != AG_OK) return 1;
    for (i = 0; i < ag_batch_count(batch); i++) plies += ag_game_ply(ag_batch_game(batch, i));
    printf("%d games, %d plies\n", (int)ag_batch_count(batch), (int)plies);
    ag_batch_free(batch);
    return 0;
}
