// SPDX-License-Identifier: MIT
// Debian's Chromium, without a window and without habits of its own on the network.
import { development } from "./package.js";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const { default: playwright } = await development("playwright-core");

export function startBrowser() {
    return playwright.chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
}
