/* SPDX-License-Identifier: MIT
 * A target for libFuzzer, built as fuzz_texts.c says: the first byte tells whether more text may come, the rest is a
 * file of records. What is read can be written and read again; nothing may crash, and the text comes to its end. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "abstractgames/abstractgames.h"

enum { WHY_ROOM = 120 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_and_read_again(const ag_game *game)
{
    const int32_t length = ag_record_write(game, AG_TEXT_STANDARD, NULL, 0);
    char *record;
    ag_game *again;

    if (length == AG_ERR_ARGUMENT) return; /* too long */
    if (length < 0) abort();
    record = malloc((size_t)length + 1);
    ag_record_write(game, AG_TEXT_STANDARD, record, length + 1);
    if (ag_record_read(record, length, 1, NULL, NULL, &again, NULL, 0) != AG_OK) abort();
    if (!ag_game_same_position(game, again) || ag_game_reason(game) != ag_game_reason(again)) abort();
    ag_game_free(again);
    free(record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int32_t left = (int32_t)size - 1;
    const char *text = (const char *)data + 1;
    int32_t last = left >= 0 ? data[0] & 1 : 0;
    int32_t status = AG_OK;

    while (left >= 0 && status != AG_ERR_EMPTY && status != AG_ERR_MORE) {
        char why[WHY_ROOM];
        int32_t consumed;
        ag_game *game;
        status = ag_record_read(text, left, last, &consumed, NULL, &game, why, WHY_ROOM);
        if (game != NULL) write_and_read_again(game);
        ag_game_free(game);
        if (consumed <= 0 && status != AG_ERR_EMPTY && status != AG_ERR_MORE) abort();
        text += consumed;
        left -= consumed;
    }
    return 0;
}
