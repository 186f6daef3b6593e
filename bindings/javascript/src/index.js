// SPDX-License-Identifier: MIT
// The rules of abstract board games: which moves are legal, what they do, when and why a game is over. The module is
// carried here and starts when it is first needed.
import { carry } from "./library.js";
import { moduleBytes } from "./module_bytes.js";

carry(moduleBytes);

export * from "./bare.js";
