import { StartError } from "./start-error.ts";

/** The end of a program that cannot go on: one sentence and the exit code 1. */
export function fail(error: unknown): never {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? sentence : `O Balcão não pôde iniciar: ${sentence}`);
  process.exit(1);
}
