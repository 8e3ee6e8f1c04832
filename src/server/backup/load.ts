import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { gatherStatistics } from "#server/db/table-statistics.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { StartError } from "#server/start/start-error.ts";
import { type BackupLine, backupLine, isRows } from "./backup-line.ts";
import { waitAsLongAsItTakes } from "./dump.ts";
import {
  ADD_ORIGINS,
  addedSince,
  LOOSEN_STEPS,
  MAKE_PURCHASES,
  MAKE_STEPS,
  REFINE_UNIT_COSTS,
  withoutRetired,
} from "./older-copies.ts";
import { isCopied, type StoredTable, storedTables } from "./stored-tables.ts";

type Lines = AsyncIterable<string> | Iterable<string>;
type Table = Extract<BackupLine, { kind: "table" }>;

/** Loads a backup into a database without companies; all of it or nothing. */
export async function load(db: Database, lines: Lines): Promise<Record<string, number>> {
  const loaded = await db.transaction(async (tx) => {
    await waitAsLongAsItTakes(tx);
    const tables = await storedTables(tx);
    await emptyForLoading(tx, tables);
    // The rows come as they were: nothing that a change would set off may change them again.
    await setTriggers(tx, tables, "disable");
    const counts = await loadLines(tx, lines);
    await setTriggers(tx, tables, "enable");
    if (!("purchases" in counts)) for (const statement of MAKE_PURCHASES) await tx.execute(statement);
    if (!("event_steps" in counts)) for (const statement of MAKE_STEPS) await tx.execute(statement);
    // A copy from before there was a chain over the trail; the trail is put into one now.
    if (!("audit_links" in counts)) await tx.execute(sql`select link_older_entries()`);
    const { differences } = await stockDifferences(tx);
    if (differences.length > 0) {
      throw new StartError("O estoque da cópia não confere com seus movimentos; nada foi restaurado.");
    }
    return counts;
  });
  await gatherStatistics(db);
  return loaded;
}

async function emptyForLoading(tx: Database, tables: StoredTable[]): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`lock table ${names} in access exclusive mode`);
  const { rows } = await tx.execute(sql`select from companies limit 1`);
  if (rows.length > 0) {
    throw new StartError(
      "O banco de dados já tem empresas; uma cópia só é restaurada onde não há nenhuma. Use outra pasta (DATA_DIR) ou outro banco.",
    );
  }
  // Only the first admin of a fresh start is left.
  await tx.execute(sql`truncate ${names} restart identity`);
}

async function setTriggers(tx: Database, tables: StoredTable[], state: "disable" | "enable"): Promise<void> {
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(state)} trigger user`);
}

async function loadLines(tx: Database, lines: Lines): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let tables = await storedTables(tx);
  let current: Table | undefined;
  for await (const text of lines) {
    if (isRows(text)) {
      if (!current) throw damaged();
      const count = isCopied(current.name) ? await insertRows(tx, current, text) : countRows(text);
      counts[current.name] = (counts[current.name] ?? 0) + count;
      continue;
    }
    const line = readLine(text);
    if (line.kind === "balcao-backup") await refuseUnknownMigrations(tx, line.migrations);
    if (line.kind === "table") {
      // A copy from before purchases were rows, which would stand before their lines.
      if (line.name === "stock_movements" && !("purchases" in counts)) {
        await tx.execute(ADD_ORIGINS);
        tables = await storedTables(tx);
      }
      if (line.name === "stock_movements" && !("event_steps" in counts)) await tx.execute(LOOSEN_STEPS);
      current = requireKnown(line, tables);
      counts[line.name] = 0;
      // Their unit came with unit costs of more decimals; the ingredients, which they refer to, are there already.
      if (line.name === "stock_movements" && addedSince(line.name, line.columns).length > 0) {
        await tx.execute(REFINE_UNIT_COSTS);
      }
    }
    if (line.kind === "numbering" && isCopied(line.table)) await continueNumbering(tx, line);
    if (line.kind === "end") {
      requireSameCounts(line.rows, counts);
      return Object.fromEntries(Object.entries(counts).filter(([name]) => isCopied(name)));
    }
  }
  throw damaged();
}

function readLine(text: string): BackupLine {
  try {
    return backupLine.parse(JSON.parse(text));
  } catch {
    throw damaged();
  }
}

export const damaged = () => new StartError("O arquivo não é uma cópia do Balcão ou está danificado.");

/**
 * Refuses rows of a newer schema, which would lose something. Those of an older one fit: later columns have defaults.
 */
async function refuseUnknownMigrations(tx: Database, migrations: string[]): Promise<void> {
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const known = new Set(rows.map(({ hash }) => hash));
  if (migrations.some((hash) => !known.has(hash))) {
    throw new StartError("A cópia foi feita por uma versão mais nova do Balcão; restaure-a com essa versão.");
  }
}

/** Skips sessions and links, which older copies still contain. */
function requireKnown(line: Table, tables: StoredTable[]): Table {
  if (!isCopied(line.name)) return line;
  const table = tables.find(({ name }) => name === line.name);
  const columns = withoutRetired(line.name, line.columns);
  if (!table || columns.some((column) => !table.columns.includes(column))) throw damaged();
  return { ...line, columns };
}

function countRows(text: string): number {
  try {
    return (JSON.parse(text) as unknown[]).length;
  } catch {
    throw damaged();
  }
}

async function insertRows(tx: Database, { name, columns }: Table, rows: string): Promise<number> {
  const table = sql.identifier(name);
  const added = addedSince(name, columns);
  const names = [...columns, ...added.map(([column]) => column)].map(sql.identifier);
  const values = [
    ...columns.map((column) => sql`copied.${sql.identifier(column)}`),
    ...added.map(([, value]) => value),
  ];
  const { rowCount } = await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb) as copied`);
  return rowCount ?? 0;
}

async function continueNumbering(
  tx: Database,
  { table, column, last }: Extract<BackupLine, { kind: "numbering" }>,
): Promise<void> {
  if (last === null) return;
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint)`);
}

function requireSameCounts(expected: Record<string, number>, actual: Record<string, number>): void {
  const isSame = Object.entries(expected).every(([name, count]) => (actual[name] ?? 0) === count);
  if (!isSame) throw damaged();
}
