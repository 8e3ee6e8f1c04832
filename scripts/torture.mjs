import { join } from "node:path";
import { run as build } from "./build.mjs";

/** `npm run torture [-- --minutes N] [--rounds N] [--rate N] [parts…]`: what takes too long for every day. @param {string[]} args */
export async function run(args) {
  process.chdir(join(import.meta.dirname, ".."));
  await build();
  const { parts } = await import("../torture/parts.mjs");
  const { createReport } = await import("../torture/report.mjs");
  const { minutes, rounds, rate, names } = readArguments(args);
  const unknown = names.filter((name) => parts.every((part) => part.name !== name));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(", ");
    throw new Error(`Não há a parte ${unknown.join(", ")}; há ${known}.`);
  }
  const { report, tally } = createReport();
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startedAt = Date.now();
    console.log(`\n• ${part.name}`);
    try {
      await part.run({ minutes, rounds, rate, report });
    } catch (error) {
      report.check(`${part.name} chega ao fim`, false, error instanceof Error ? error.stack : String(error));
    }
    console.log(`  em ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  if (tally.leftOut > 0) console.log(`\n${tally.leftOut} não puderam ser tentados aqui (–, acima)`);
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
}

/** @param {string[]} args */
function readArguments(args) {
  const names = [...args];
  const take = (/** @type {string} */ option, /** @type {string} */ what) => {
    const at = names.indexOf(option);
    if (at < 0) return undefined;
    const [, text] = names.splice(at, 2);
    if (!(Number(text) > 0)) throw new Error(`${option} pede um número de ${what}.`);
    return Number(text);
  };
  return {
    minutes: take("--minutes", "minutos"),
    rounds: take("--rounds", "rodadas"),
    rate: take("--rate", "pedidos por segundo"),
    names,
  };
}
