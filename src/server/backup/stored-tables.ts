import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

export type StoredTable = {
  name: string;
  columns: string[];
  /** Columns that order the rows, so that two copies of the same data are equal. */
  key: string[];
  /** The identity column, if there is one. */
  numbered: string | null;
};

/**
 * Tables left out of a copy: a restore must bring back no session that was ended, no used or revoked link, and no limit
 * or answer of a past time. Waiting messages are asked for again.
 */
const NOT_COPIED = new Set([
  "sessions",
  "devices",
  "link_tokens",
  "invitation_tokens",
  "event_team_links",
  "calendar_links",
  "emails",
  "attempts",
  "login_failures",
  "login_tickets",
  "passkey_challenges",
  "given_answers",
]);

export const isCopied = (table: string) => !NOT_COPIED.has(table);

type Reference = { from: string; to: string };

/**
 * Lists every table of the product, referenced ones first. Read from the database, so that none is forgotten; unlogged
 * tables (counters of a minute) are not kept.
 */
export async function storedTables(db: Database): Promise<StoredTable[]> {
  const { rows: tables } = await db.execute<StoredTable>(sql`
    select t.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place) from pg_index i
        cross join unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
        where i.indrelid = t.oid and i.indisprimary) as key,
      (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attidentity <> '') as numbered
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relpersistence = 'p'
    order by t.relname`);
  const { rows: references } = await db.execute<Reference>(sql`
    select f.relname as "from", t.relname as "to"
    from pg_constraint c
    join pg_class f on f.oid = c.conrelid
    join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`);
  return referredFirst(tables, references);
}

function referredFirst(tables: StoredTable[], references: Reference[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  const waiting = new Set(tables);
  const waitsFor = (table: StoredTable) =>
    references.some(({ from, to }) => from === table.name && [...waiting].some(({ name }) => name === to));
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) => !waitsFor(table));
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
