import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { databaseOn } from "#server/db/database.ts";

const isTagged = (name: string) => (entry: { tag: string }) => entry.tag.endsWith(`_${name}`);

const migrations = join(import.meta.dirname, "../db/migrations");

/**
 * Gives an empty database the schema that the product had before a migration, by its name, or before the last one;
 * answers how many made it.
 */
export async function makeOlderSchema(pool: pg.Pool, before?: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "balcao-older-"));
  try {
    await cp(migrations, folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
    const older = entries.slice(0, before ? entries.findIndex(isTagged(before)) : -1);
    await writeFile(journal, JSON.stringify({ ...rest, entries: older }));
    await migrate(databaseOn(pool) as Parameters<typeof migrate>[0], { migrationsFolder: folder });
    return older.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
