/* SPDX-License-Identifier: MIT
 * The same with nothing known when it is linked: by_dlopen LIBRARY FUNCTION... finds all functions named, calls the
 * few it needs, and lets go of the library. */
#include <abstractgames/abstractgames.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static void *library;

/* dlsym hands functions out as objects; POSIX promises that this is the way back. */
static void find(const char *name, void *function)
{
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
}

static int play_and_print(void)
{
    const char *(*version)(void);
    const ag_variant *(*find_variant)(const char *);
    int32_t (*make)(ag_game **, const ag_variant *, const char *, char *, int32_t);
    int32_t (*play)(ag_game *, const char *, char *, int32_t);
    int32_t (*write)(const ag_game *, char *, int32_t);
    void (*release)(ag_game *);
    char position[200];
    ag_game *game;
    find("ag_version_string", &version);
    find("ag_variant_find", &find_variant);
    find("ag_game_new", &make);
    find("ag_game_play_text", &play);
    find("ag_game_position", &write);
    find("ag_game_free", &release);
    if (make(&game, find_variant("rinne"), NULL, NULL, 0) != AG_OK || play(game, "e2e3", NULL, 0) != AG_OK) return 1;
    write(game, position, sizeof position);
    printf("%s %s\n", version(), position);
    release(game);
    return 0;
}

int main(int argc, char **argv)
{
    library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    for (int i = 2; i < argc; i++) {
        if (dlsym(library, argv[i]) == NULL) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
    }
    const int status = play_and_print();
    return dlclose(library) != 0 ? 1 : status;
}
