/* SPDX-License-Identifier: MIT */
#include "pictures.h"
#include "memory.h"
#include "program.h"
#include "text.h"
#include "view.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 100 };

static int write_file(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");
    if (file == NULL) return 0;
    const int is_written = fputs(text, file) >= 0;
    return fclose(file) == 0 && is_written;
}

static int write_piece(const view *of, int32_t piece, const char *folder)
{
    static const char *const players[] = {"White", "Black"};
    const char *picture = view_picture(of, ag_piece_kind(piece));
    if (picture == NULL) return 1;
    const int32_t length = ag_variant_piece_svg(of->variant, piece, SIZE, 0, NULL, 0);
    char *text = memory_new((size_t)length + 1, 1);
    ag_variant_piece_svg(of->variant, piece, SIZE, 0, text, length + 1);
    const size_t room = strlen(folder) + strlen(picture) + WORD_BYTES;
    char *name = memory_new(room, 1);
    snprintf(name, room, "%s/%s%s.svg", folder, players[ag_piece_player(piece)], picture);
    const int is_written = write_file(name, text);
    if (!is_written) fprintf(stderr, PROGRAM ": %s cannot be written (%s)\n", name, strerror(errno));
    free(name);
    free(text);
    return is_written;
}

int pictures_write(const char *folder, const char *name)
{
    view seen;
    char safe[WORD_BYTES];
    const ag_variant *variant = view_variant(name);
    if (variant == NULL || !view_make(&seen, variant)) {
        fprintf(stderr, PROGRAM ": there is no variant %s\n", text_made_safe(name, safe, sizeof safe));
        return EXIT_FAILURE;
    }
    for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(variant); piece++) {
        if (!write_piece(&seen, piece, folder)) return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
