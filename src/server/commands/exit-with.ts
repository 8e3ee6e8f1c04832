/** Exits with the program's code, or with 1 and one sentence why it could not do its work. */
export function exitWith(code: Promise<number>): void {
  code.then(
    (done) => process.exit(done),
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
