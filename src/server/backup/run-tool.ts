import { resolve } from "node:path";
import { exitWith } from "#server/commands/exit-with.ts";

type Work = (args: string[]) => Promise<{ counts: Record<string, number>; done: string }>;

/** A program for the operator: one sentence of what it did, or of why it could not, and an exit code that says so. */
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

/** The file as named from where the operator stands; npm moves to the project's folder first. */
export const askedFor = (name: string) => resolve(process.env.INIT_CWD ?? "", name);
