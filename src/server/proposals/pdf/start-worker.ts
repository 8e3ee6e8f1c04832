import { Worker } from "node:worker_threads";

/** Built beside the programs (vite.server.config.ts). */
const BUILT = "pdf-worker.js";
const SOURCE = "pdf-worker.ts";

const limits = { maxOldGenerationSizeMb: 512 };

/** Starts the thread that makes PDFs; it sees nothing of the environment, where passwords are. */
export function startWorker(): Worker {
  const isSource = import.meta.url.endsWith(".ts");
  const file = new URL(isSource ? SOURCE : BUILT, import.meta.url);
  const worker = isSource
    ? new Worker(importTypeScript(file), { eval: true, env: {}, execArgv: [], resourceLimits: limits })
    : new Worker(file, { env: {}, resourceLimits: limits });
  // Requests keep the process alive; a thread that waits does not.
  worker.unref();
  return worker;
}

/** For tests and development: Node 20 does not load a thread's first file through the loader of its parent. */
const importTypeScript = (file: URL) =>
  `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`;
