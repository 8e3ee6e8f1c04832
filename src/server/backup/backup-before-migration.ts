import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { reasonOf } from "#server/db/embedded/data-folder.ts";
import { StartError } from "#server/start/start-error.ts";
import { writeBackupFile } from "./backup-file.ts";
import { dump } from "./dump.ts";

const KEPT = 3;
/** Names of copies made here, which may be deleted here. */
const OURS = /^copia-automatica-[\dTZ-]+-esquema-\d+(\.parcial)?$/;

type Options = {
  /** The data folder of the embedded database. */
  folder: string;
  /** Number of migrations that made the present schema. */
  schema: number;
  onProgress: (sentence: string) => void;
};

/** Backs the database up, as `npm run backup` does, before the schema changes; without a backup it must not. */
export async function backUpBeforeMigration(db: Database, options: Options): Promise<void> {
  const { folder, schema, onProgress } = options;
  if (!(await hasData(db))) return;
  // Sorted by name, they are sorted by time.
  const moment = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const path = join(folder, `copia-automatica-${moment}-esquema-${schema}`);
  onProgress(`Guardando uma cópia dos dados em ${path} antes de atualizar o banco de dados…`);
  try {
    await writeBackupFile(path, (take) => dump(db, take));
    await removeOldCopies(folder);
  } catch (error) {
    throw new StartError(
      `A cópia dos dados antes da atualização não pôde ser gravada em ${path}: ${reasonOf(error)}; nada foi alterado.`,
    );
  }
}

async function hasData(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from users) or exists (select from companies) as has`,
  );
  return rows[0]?.has === true;
}

async function removeOldCopies(folder: string): Promise<void> {
  const ours = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  // Files that a killed start left unfinished are no copies.
  const whole = ours.filter((name) => !name.endsWith(".parcial"));
  const kept = new Set(whole.slice(-KEPT));
  for (const name of ours) if (!kept.has(name)) await rm(join(folder, name), { force: true });
}
