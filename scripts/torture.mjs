import { join } from "node:path";
import { run as build } from "./build.mjs";

/** `npm run torture [-- --minutes N] [parts…]`: what takes too long for every day. @param {string[]} args */
export async function run(args) {
  process.chdir(join(import.meta.dirname, ".."));
  await build();
  const { parts } = await import("../torture/parts.mjs");
  const { createReport } = await import("../torture/report.mjs");
  const { minutes, names } = readArguments(args);
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
      await part.run({ minutes, report });
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
  const at = args.indexOf("--minutes");
  const minutes = at < 0 ? undefined : Number(args[at + 1]);
  if (minutes !== undefined && !(minutes > 0)) throw new Error("--minutes pede um número de minutos.");
  return { minutes, names: args.filter((_, index) => at < 0 || (index !== at && index !== at + 1)) };
}
