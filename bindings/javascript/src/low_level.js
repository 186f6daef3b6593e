// SPDX-License-Identifier: MIT
// The functions of the library as they are in C, for those who miss something: addresses, numbers, and memory to
// manage.
export { constants } from "./interface.js";
export { library } from "./library.js";

/** @typedef {import("./interface.js").Functions} Functions */
