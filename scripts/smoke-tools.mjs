import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { runCommand } from "./child-process.mjs";
import { TOOLS } from "./commands.mjs";

const root = join(import.meta.dirname, "..");
/** More than cores: most of them wait a good part of their time. */
const AT_A_TIME = 3;
/** Parts that run a test file at greater length: at its shortest it is among the long tests already. */
const TESTS = ["fuzz", "ledger"];

/**
 * Runs every bench and every part of the torture as short as it can be. No figure is judged: each has to come to its
 * end with its own checks held. @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function smokeTools() {
  await ensureBuilt();
  const { parts } = await import("../tools/torture/parts.mjs");
  const waiting = [
    // The longest first, so that the others fill the time beside it.
    ["torture", "faults"],
    ...parts
      .filter(({ name }) => name !== "faults" && !TESTS.includes(name))
      .map(({ name }) => ["torture", name]),
    ...Object.keys(TOOLS)
      .filter((name) => name.startsWith("bench"))
      .map((name) => [name]),
    ["bench", "--growth"],
  ];
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      if (await smoke(command)) passed++;
      else failures.push(command.join(" "));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { passed, failures };
}

/** Prints a line for the tool, one for each thing it could not try here, and all it said if it failed. @param {string[]} command */
async function smoke(command) {
  const startedAt = Date.now();
  const args = [join(root, "scripts/launch.mjs"), ...command, "--smoke"];
  const { code, output } = await runCommand(process.execPath, args, { isQuiet: true });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const leftOut = output.split("\n").filter((line) => line.startsWith("  – "));
  console.log([`  ${code === 0 ? "✓" : "✗"} ${command.join(" ")}, ${seconds} s`, ...leftOut].join("\n"));
  if (code !== 0) console.log(output);
  return code === 0;
}
