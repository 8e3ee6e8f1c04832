import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * The file of a thread or process of its own, and how Node runs it. `importer` is its neighbour in the sources; built,
 * all programs are in one folder (vite.server.config.ts).
 */
export function programFile(name: string, importer: string): { file: URL; execArgv: string[] } {
  const isSource = importer.endsWith(".ts");
  return {
    file: new URL(`${name}.${isSource ? "ts" : "js"}`, importer),
    execArgv: isSource ? ["--import", pathToFileURL(createRequire(importer).resolve("tsx")).href] : [],
  };
}
