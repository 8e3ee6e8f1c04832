import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run as build } from "./build.mjs";

export async function run() {
  await build();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(import.meta.dirname, "../dist/server/main.js")).href);
}
