// SPDX-License-Identifier: MIT
// What a page or a worker is asked: the tables of a folder, or digests of random games.
import * as index from "/esm/index.js";
import { constants } from "/esm/low_level.js";
import { digests } from "../digests.js";
import { CHECKS, complaints } from "../tables/index.js";

const ag = { ...index, constants };

export async function answer({ folder, files, games, plies }) {
    if (games) return digests(ag, games, plies);
    return complaints(ag, CHECKS.find((check) => check.folder === folder), files);
}
