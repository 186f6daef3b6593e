/* SPDX-License-Identifier: MIT
 * The same in C++, from C++98 on. */
#include <abstractgames/abstractgames.h>

#include <iostream>
#include <string>
#include <vector>

static std::string position(const ag_game *game)
{
    std::vector<char> text(1 + static_cast<std::size_t>(ag_game_position(game, NULL, 0)));
    ag_game_position(game, &text[0], static_cast<int32_t>(text.size()));
    return &text[0];
}

int main()
{
    ag_game *game;
    char why[200];
    if (ag_game_new(&game, ag_variant_find("rinne"), NULL, why, sizeof why) != AG_OK ||
        ag_game_play_text(game, "e2e3", why, sizeof why) != AG_OK) {
        std::cerr << why << '\n';
        return 1;
    }
    std::cout << ag_version_string() << ' ' << position(game) << '\n';
    ag_game_free(game);
}
