// SPDX-License-Identifier: MIT
// The board for web pages: importing this makes <abstract-board> known where there are custom elements.
import { AbstractBoard } from "./element.js";

export { AbstractBoard };

const NAME = "abstract-board";
if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, AbstractBoard);

/** @typedef {import("./element.js").Mover} Mover */
