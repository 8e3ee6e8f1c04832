import { tsImport } from "tsx/esm/api";

/** `npm run demand`: how good suggested quantities are, over made-up companies. */
export async function run() {
  (await tsImport("./simulation.ts", import.meta.url)).simulate();
}
