// SPDX-License-Identifier: MIT
// How the reader wants things shown.
import { constants } from "abstractgames/interface";
import { element, fill } from "./dom.js";
import { keep, kept } from "./storage.js";

const KEY = "settings";
const STYLE = "AG_TEXT_";
const THEMES = { auto: "As the system", light: "Light", dark: "Dark" };
const STYLE_NAMES = { standard: "The game's own", coordinate: "Squares" };

/** The styles that the library writes moves in. */
const styles = Object.keys(constants).filter((name) => name.startsWith(STYLE))
    .map((name) => name.slice(STYLE.length).toLowerCase());

// What each setting may be, the usual value first.
const VALUES = {
    theme: Object.keys(THEMES),
    coordinates: [true, false],
    style: [...styles].sort((a, b) => Number(b === "standard") - Number(a === "standard")),
};

/** Event: `change`. */
export class Settings extends EventTarget {
    #values = {};
    #darkness = matchMedia("(prefers-color-scheme: dark)");

    constructor() {
        super();
        const before = kept(KEY) ?? {};
        for (const [name, values] of Object.entries(VALUES)) {
            this.#values[name] = values.includes(before[name]) ? before[name] : values[0];
        }
        this.#darkness.addEventListener("change", () => this.dispatchEvent(new Event("change")));
    }

    get theme() {
        return this.#values.theme;
    }

    get isDark() {
        return this.theme === "auto" ? this.#darkness.matches : this.theme === "dark";
    }

    get coordinates() {
        return this.#values.coordinates;
    }

    /** The style that moves are written in. */
    get style() {
        return this.#values.style;
    }

    /**
     * @param {"theme" | "coordinates" | "style"} name
     * @param {string | boolean} value
     */
    set(name, value) {
        this.#values[name] = value;
        keep(KEY, this.#values);
        this.dispatchEvent(new Event("change"));
    }
}

/**
 * Lets the reader change the settings.
 * @param {Settings} settings
 */
export function connectSettings(settings) {
    const [theme, style, coordinates] = ["theme", "style", "coordinates"].map(element);
    fill(theme, Object.entries(THEMES));
    fill(style, VALUES.style.map((name) => [name, STYLE_NAMES[name] ?? name]));
    [theme.value, style.value, coordinates.checked] = [settings.theme, settings.style, settings.coordinates];
    theme.addEventListener("change", () => settings.set("theme", theme.value));
    style.addEventListener("change", () => settings.set("style", style.value));
    coordinates.addEventListener("change", () => settings.set("coordinates", coordinates.checked));
    const show = () => { document.documentElement.dataset.theme = settings.isDark ? "dark" : "light"; };
    settings.addEventListener("change", show);
    show();
}
