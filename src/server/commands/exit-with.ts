/** A program for the operator ends with this code, or with 1 and the one sentence of why it could not do its work. */
export function exitWith(code: Promise<number>): void {
  code.then(
    (done) => process.exit(done),
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
