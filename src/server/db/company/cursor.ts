import { type SQL, sql } from "drizzle-orm";
import { CompanyStatement } from "./company-statement.ts";
import type { OwnRows } from "./own-rows.ts";

/** Rows of which the size is told by their text. */
export type Presented = { text: string | null };

/** Opens a cursor over the rows of a query, for `CompanyData.batches`. */
export const cursor = <Row extends Presented, Values extends Record<string, unknown> = Record<string, never>>(
  name: string,
  query: (own: OwnRows) => SQL,
): CompanyStatement<Row, Values> =>
  new CompanyStatement(name, (own) => sql`declare batches no scroll cursor for ${query(own)}`);

/** Few, since each is a statement of its own. The first is for rows of which nothing is known yet. */
const FETCHES = [
  { rows: 5, upTo: Number.POSITIVE_INFINITY },
  { rows: 50, upTo: 20_000 },
  { rows: 500, upTo: 1_000 },
].map(({ rows, upTo }) => ({ upTo, fetch: sql.raw(`fetch ${rows} from batches`) }));

export const FIRST_FETCH = FETCHES[0]?.fetch as SQL;
export const CLOSE = sql.raw("close batches");

/** The next fetch: some hundred kilobytes, if the rows stay as large as these. */
export function nextFetch(rows: readonly Presented[]): SQL {
  const size = rows.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) / rows.length;
  return FETCHES.findLast(({ upTo }) => size <= upTo)?.fetch ?? FIRST_FETCH;
}

/** The text of a JSON array, whose items come some at a time. */
export async function* arrayText(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let lead = "[";
  for await (const texts of batches) {
    if (texts.length === 0) continue;
    yield `${lead}${texts.join(",")}`;
    lead = ",";
  }
  yield lead === "[" ? "[]" : "]";
}
