/** Rows per statement; others have their turn in between. */
const ROWS_PER_STATEMENT = 250;

export const parts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_STATEMENT) }, (_, part) =>
    items.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
