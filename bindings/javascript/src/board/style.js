// SPDX-License-Identifier: MIT
// How the board looks besides its picture: one sheet, adopted by all boards of a page, as strict policies want it.

const RULES = `
:host { display: block; position: relative; max-width: 100%; color: var(--abstract-board-text, #23272b);
    font: 1rem/1.4 var(--abstract-board-font, system-ui, sans-serif); }
:host([hidden]) { display: none; }
.frame { position: relative; overflow: hidden; border-radius: var(--abstract-board-radius, 6px); }
.picture svg { display: block; width: 100%; height: auto; }
.grid { position: absolute; display: flex; flex-direction: column; }
.row { display: flex; flex: 1; }
.cell { flex: 1; outline: none; user-select: none; -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent; }
.cell.offered { cursor: pointer; touch-action: none; }
.cell:focus-visible { box-shadow: inset 0 0 0 4px var(--abstract-board-focus, #0b57d0), inset 0 0 0 6px #fff; }
.ghost { position: absolute; pointer-events: none; filter: drop-shadow(0 3px 4px #0008); }
.lifted { opacity: .35; }
.panel { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; min-height: 48px; padding: 8px 0; }
.status { flex: 1 1 8em; }
button { font: inherit; min-width: 44px; min-height: 44px; padding: 4px 12px; border: 1px solid currentColor;
    border-radius: var(--abstract-board-radius, 6px); color: inherit; cursor: pointer;
    background: var(--abstract-board-surface, #fff); }
button:focus-visible { outline: 3px solid var(--abstract-board-focus, #0b57d0); outline-offset: 2px; }
.popup { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); display: flex; flex-wrap: wrap;
    gap: 8px; justify-content: center; width: max-content; max-width: 90%; padding: 10px; box-sizing: border-box;
    background: var(--abstract-board-surface, #fff); border: 1px solid currentColor;
    border-radius: var(--abstract-board-radius, 6px); box-shadow: 0 4px 20px #0006; }
.popup button { padding: 4px; }
.popup svg { display: block; width: 48px; height: 48px; }
[hidden] { display: none !important; }
:host(.dark) { color: var(--abstract-board-text, #f1efe8); }
:host(.dark) button, :host(.dark) .popup { background: var(--abstract-board-surface, #24282d); }
:host(.dark) button:focus-visible { outline-color: var(--abstract-board-focus, #8ab4f8); }
`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** The sheet, made when the first board needs it. */
export function styleSheet() {
    if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(RULES);
    }
    return sheet;
}
