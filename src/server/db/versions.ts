import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { conflict } from "#server/http/errors.ts";

/** Refuses an edit that was based on an older version of the row than the one that is there now. */
export function refuseOldVersion(based: number | undefined, present: number): void {
  if (based === undefined || based === present) return;
  throw conflict("Este registro foi alterado por outra pessoa. Recarregue e tente de novo.");
}

export const nextVersion = (column: PgColumn): SQL => sql`${column} + 1`;

/** Sorts names as people do: the collation of the database puts Zebra before Água. */
export const byName = (column: PgColumn): SQL => sql`${column} collate "pt-BR-x-icu"`;
