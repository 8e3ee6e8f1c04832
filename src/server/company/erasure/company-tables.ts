import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { ROWS_OF_PEOPLE } from "./rows-of-people.ts";

type Reference = { from: string; to: string; columns: string[]; toColumns: string[] };
type Table = { name: string; hasCompany: boolean };

/** A table with the condition of a company's own rows, and the order in which they can be deleted. */
export type ErasableTable = { name: string; isOwn: (companyId: number) => SQL; lastFirst: SQL };

/**
 * Lists every table that has rows of companies, those that refer to others first. Read from the database, so that none
 * is forgotten: its rows name their company, or refer to rows that do. A table of another kind stops the erasure, until
 * `ROWS_OF_PEOPLE` says what is deleted from it.
 */
export async function companyTables(db: Database): Promise<ErasableTable[]> {
  const { rows: tables } = await db.execute<Table>(sql`
    select t.relname as name, exists (select from pg_attribute a where a.attrelid = t.oid
      and a.attname = 'company_id' and not a.attisdropped) as "hasCompany"
    from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') order by t.relname`);
  const columns = (table: SQL, keys: SQL) => sql`(select json_agg(a.attname order by k.place)
    from unnest(${keys}) with ordinality as k(attnum, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.attnum)`;
  const { rows: references } = await db.execute<Reference>(sql`
    select f.relname as "from", t.relname as "to", ${columns(sql`c.conrelid`, sql`c.conkey`)} as columns,
      ${columns(sql`c.confrelid`, sql`c.confkey`)} as "toColumns"
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by c.conname`);
  const named = tables.map((table) => ({ ...table, isOwn: ownRowsOf(table, tables, references) }));
  const forgotten = named.filter(({ name, isOwn }) => !isOwn && !(name in ROWS_OF_PEOPLE));
  if (forgotten.length > 0)
    throw new Error(`Whose are the rows of ${forgotten.map(({ name }) => name).join(", ")}?`);
  const owned = named.flatMap(({ name, isOwn }) =>
    isOwn ? [{ name, isOwn, lastFirst: lastFirst(name, references) }] : [],
  );
  return referringFirst(owned, references);
}

/** The condition of a company's rows, by the columns that the table has or by what its rows refer to. */
function ownRowsOf(
  { name, hasCompany }: Table,
  tables: Table[],
  references: Reference[],
): ((companyId: number) => SQL) | undefined {
  if (name === "companies") return (companyId) => sql`id = ${companyId}`;
  if (hasCompany) return (companyId) => sql`company_id = ${companyId}`;
  for (const { from, to, columns, toColumns } of references) {
    const table = tables.find((each) => each.name === to);
    if (from !== name || to === name || !table) continue;
    const isOwn = ownRowsOf(table, tables, references);
    if (isOwn)
      return (companyId) => sql`(${list(columns)}) in
        (select ${list(toColumns)} from ${sql.identifier(to)} where ${isOwn(companyId)})`;
  }
  return undefined;
}

const list = (columns: string[]) => sql.join(columns.map(sql.identifier), sql`, `);

/** Rows refer to earlier rows of their own table: later ones go first. */
function lastFirst(name: string, references: Reference[]): SQL {
  const itself = references.find(({ from, to }) => from === name && to === name);
  if (!itself) return sql``;
  const order = itself.toColumns.map((column) => sql`${sql.identifier(column)} desc`);
  return sql`order by ${sql.join(order, sql`, `)}`;
}

function referringFirst(tables: ErasableTable[], references: Reference[]): ErasableTable[] {
  const ordered: ErasableTable[] = [];
  let waiting = tables;
  const isReferredTo = ({ name }: ErasableTable) =>
    references.some(
      ({ from, to }) => to === name && from !== name && waiting.some((each) => each.name === from),
    );
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => !isReferredTo(table));
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
