// SPDX-License-Identifier: MIT
import { answer } from "./answer.js";

onmessage = async ({ data }) => postMessage(await answer(data));
