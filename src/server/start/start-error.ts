/** A reason not to start that the operator can act on: its message is the one sentence shown before exit code 1. */
export class StartError extends Error {}

/** Ends a program that cannot go on with one sentence and exit code 1. */
export function fail(error: unknown): never {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? sentence : `O Balcão não pôde iniciar: ${sentence}`);
  process.exit(1);
}
