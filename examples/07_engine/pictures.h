/* SPDX-License-Identifier: MIT
 *
 * The library's drawings of pieces as files, under the names by which XBoard looks for its own. */
#ifndef ENGINE_PICTURES_H
#define ENGINE_PICTURES_H

/* Writes them into a folder; the program's status. What goes wrong is said on standard error. */
int pictures_write(const char *folder, const char *variant);

#endif
