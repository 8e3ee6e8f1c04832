import { resolve } from "node:path";
import { exitWith } from "#server/commands/exit-with.ts";

type Work = (args: string[]) => Promise<{ counts: Record<string, number>; done: string }>;

/** Runs a program for the operator: prints one sentence of what it did, or why it failed, and exits with a code. */
export function runTool(usage: string, argumentCount: number, work: Work): void {
  const args = process.argv.slice(3);
  if (args.length !== argumentCount) {
    console.error(`Uso: ${usage}`);
    process.exit(1);
  }
  exitWith(
    work(args).then(({ counts, done }) => {
      for (const [table, count] of Object.entries(counts)) console.log(`  ${table}: ${count}`);
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      console.log(`${rows} registros ${done}.`);
      return 0;
    }),
  );
}

/** Resolves a file name against the operator's folder; npm moves to the project's folder first. */
export const askedFor = (name: string) => resolve(process.env.INIT_CWD ?? "", name);
