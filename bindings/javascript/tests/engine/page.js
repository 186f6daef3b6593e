// SPDX-License-Identifier: MIT
import { answer } from "./answer.js";

const worker = new Worker("/tests/engine/worker.js", { type: "module" });

function answerOfWorker(question) {
    return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(question);
    });
}

window.ask = { page: answer, worker: answerOfWorker };
