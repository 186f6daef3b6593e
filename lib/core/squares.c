/* SPDX-License-Identifier: MIT */
#include "squares.h"

void agi_put_square(agi_writer *writer, const ag_variant *variant, int32_t square)
{
    agi_put_char(writer, (char)('a' + square % variant->files));
    agi_put_number(writer, square / variant->files + 1);
}

int32_t agi_read_square(agi_reader *reader, const ag_variant *variant)
{
    const int32_t file = agi_to_lower(agi_peek(reader)) - 'a';
    int32_t rank;

    if (file < 0 || file >= variant->files) return -1;
    rank = reader->text[reader->at + 1] - '1';
    if (rank < 0 || rank >= variant->ranks) return -1;
    reader->at += 2;
    return rank * variant->files + file;
}

agi_square_name agi_name_square(const ag_variant *variant, int32_t square)
{
    agi_square_name name;
    agi_writer writer = agi_writer_make(name.text, sizeof name.text);

    agi_put_square(&writer, variant, square);
    agi_writer_end(&writer);
    return name;
}

int32_t ag_variant_square_name(const ag_variant *variant, int32_t square, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);

    if (!variant || square < 0 || square >= agi_square_count(variant) || !agi_is_buffer(buf, cap))
        return AG_ERR_ARGUMENT;
    agi_put_square(&writer, variant, square);
    return agi_writer_end(&writer);
}

int32_t ag_variant_square_find(const ag_variant *variant, const char *name)
{
    agi_reader reader = {.text = name, .at = 0};
    int32_t square;

    if (!variant || !name) return AG_ERR_ARGUMENT;
    square = agi_read_square(&reader, variant);
    return square >= 0 && agi_peek(&reader) == '\0' ? square : AG_ERR_SYNTAX;
}
