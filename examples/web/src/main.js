// SPDX-License-Identifier: MIT
// The page: a match that all its parts look at and act on.
import { init, version } from "abstractgames";
import { connectBoard } from "./board.js";
import { connectChooser } from "./chooser.js";
import { element } from "./dom.js";
import { connectFile } from "./file.js";
import { connectKeeper, keptMatch } from "./keeper.js";
import { connectLink, followLink } from "./link.js";
import { connectMoves } from "./moves.js";
import { Notice } from "./notice.js";
import { connectPlayers } from "./players.js";
import { connectPosition } from "./position.js";
import { connectRecord } from "./record.js";
import { connectRules } from "./rules.js";
import { Settings, connectSettings } from "./settings.js";
import { connectTyped } from "./typed.js";
import { connectWalk } from "./walk.js";

function start() {
    const notice = new Notice();
    const settings = new Settings();
    const match = keptMatch(notice);
    match.addEventListener("trouble", (event) => notice.refuse(event.sentence));
    connectSettings(settings);
    connectBoard(match, settings, notice);
    connectChooser(match, notice);
    connectPlayers(match);
    connectMoves(match, settings);
    connectWalk(match);
    connectTyped(match, notice);
    connectPosition(match, notice);
    connectRecord(match, settings, notice);
    connectFile(match, notice);
    connectLink(match, notice);
    connectRules(match, settings);
    connectKeeper(match);
    element("version").textContent = version;
    match.start();
    followLink(match, notice);
}

init().then(start).catch((error) => new Notice().refuse(error));
