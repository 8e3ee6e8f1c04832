import { run as build } from "../../scripts/build.mjs";
import { createReport } from "./report.mjs";

/** `npm run torture [-- --minutes N] [--rounds N] [--rate N] [--smoke] [parts…]`: what takes too long for every day. @param {string[]} args */
export async function run(args) {
  await build();
  const { parts } = await import("./parts.mjs");
  const { minutes, rounds, rate, isSmoke, names } = readArguments(args);
  const unknown = names.filter((name) => parts.every((part) => part.name !== name));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(", ");
    throw new Error(`There is no part ${unknown.join(", ")}; there are ${known}.`);
  }
  const { report, tally } = createReport({ isSmoke });
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startedAt = Date.now();
    console.log(`\n• ${part.name}`);
    try {
      await part.run({ minutes, rounds, rate, report });
    } catch (error) {
      report.check(
        `${part.name} comes to its end`,
        false,
        error instanceof Error ? error.stack : String(error),
      );
    }
    console.log(`  in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  if (tally.leftOut > 0) console.log(`\n${tally.leftOut} could not be tried here (–, above)`);
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed > 0 || tally.passed + tally.leftOut === 0 ? 1 : 0);
}

/** As little as shows that a part still runs. */
const SMOKE = { minutes: 0.05, rounds: 1, rate: 20 };

/** @param {string[]} args */
function readArguments(args) {
  const isSmoke = args.includes("--smoke");
  const names = args.filter((arg) => arg !== "--smoke");
  const take = (/** @type {string} */ option) => {
    const at = names.indexOf(option);
    if (at < 0) return undefined;
    const [, text] = names.splice(at, 2);
    if (!(Number(text) > 0)) throw new Error(`${option} needs a positive number.`);
    return Number(text);
  };
  const asked = { minutes: take("--minutes"), rounds: take("--rounds"), rate: take("--rate") };
  return { ...(isSmoke ? SMOKE : asked), isSmoke, names };
}
