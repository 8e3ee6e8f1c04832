import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { conflict } from "#server/http/errors.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";

/** Refuses an edit that was based on an older version of the row than the one that is there now. */
export function refuseOldVersion(based: number | undefined, present: number): void {
  if (based === undefined || based === present) return;
  throw conflict(VERSION_CONFLICT);
}

export const nextVersion = (column: PgColumn): SQL => sql`${column} + 1`;
