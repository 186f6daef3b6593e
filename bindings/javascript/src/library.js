// SPDX-License-Identifier: MIT
// The one instance of the module that all games of a program share. It starts when it is first needed.
import { misuse } from "./errors.js";

/** @typedef {import("./interface.js").Functions} Functions */

/**
 * Where the module comes from: compiled, as bytes, or from an address.
 * @typedef {{module: WebAssembly.Module} | {bytes: ArrayBuffer | ArrayBufferView} | {url: string | URL}} ModuleSource
 */

/** @type {Functions | undefined} */
let current;

/** @type {(() => Uint8Array) | undefined} */
let carried;

/** @type {Promise<void> | undefined} */
let starting;

/** @type {(() => void)[]} */
const waiting = [];

/**
 * Says how to get the bytes of the module that the package carries.
 * @param {() => Uint8Array} bytes
 */
export function carry(bytes) {
    carried = bytes;
}

/**
 * Calls back when the module has started, or now.
 * @param {() => void} work
 */
export function whenStarted(work) {
    if (current) work();
    else waiting.push(work);
}

/** @param {WebAssembly.Instance} instance */
function begin(instance) {
    if (current) return;
    const functions = /** @type {Functions} */ (/** @type {unknown} */ (instance.exports));
    functions._initialize();
    current = functions;
    for (const work of waiting.splice(0)) work();
}

function beginCarried() {
    if (!carried) {
        throw misuse("the module has not been started: await init({module}), init({bytes}) or init({url}) first");
    }
    let module;
    try {
        module = new WebAssembly.Module(/** @type {BufferSource} */ (carried()));
    } catch (error) {
        const sentence = "this engine does not compile the module while the page waits, so await init() first";
        throw new Error(`${sentence}: ${error}`);
    }
    begin(new WebAssembly.Instance(module));
}

/**
 * The functions of the module, which starts now if it has not been started.
 * @returns {Functions}
 */
export function library() {
    if (!current) beginCarried();
    return /** @type {Functions} */ (current);
}

/** Whether the module has been started. */
export function isStarted() {
    return current !== undefined;
}

/**
 * @param {string | URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
async function fetched(url) {
    const response = await fetch(url);
    const { ok, status, statusText } = response;
    if (!ok) throw misuse(`the module could not be fetched from ${url}: ${status} ${statusText}`);
    return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {ModuleSource | undefined} source
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiled(source) {
    if (source && "module" in source) return source.module;
    if (source && "url" in source) return fetched(source.url);
    const bytes = source && "bytes" in source ? source.bytes : carried?.();
    if (!bytes) throw misuse("init wants {module}, {bytes} or {url}");
    return WebAssembly.compile(/** @type {BufferSource} */ (bytes));
}

/**
 * Starts the module without letting the page wait. Once it has started, this does nothing.
 * @param {ModuleSource} [source] the module that the package carries if not given
 * @returns {Promise<void>}
 */
export function init(source) {
    if (current) return Promise.resolve();
    starting ??= compiled(source)
        .then((module) => WebAssembly.instantiate(module))
        .then(begin)
        .finally(() => { starting = undefined; });
    return starting;
}

/**
 * Starts the module at once. Once it has started, this does nothing.
 * @param {{module: WebAssembly.Module} | {bytes: ArrayBuffer | ArrayBufferView}} source
 */
export function initSync(source) {
    if (current) return;
    const module = "module" in source ? source.module
        : new WebAssembly.Module(/** @type {BufferSource} */ (source.bytes));
    begin(new WebAssembly.Instance(module));
}
