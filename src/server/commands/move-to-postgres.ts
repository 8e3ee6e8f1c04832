import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { dump } from "#server/backup/dump.ts";
import { load } from "#server/backup/load.ts";
import { runTool } from "#server/backup/run-tool.ts";
import { runningDatabase } from "#server/db/embedded/running-database.ts";
import { openForMaintenance } from "#server/db/maintenance.ts";
import { readConfig } from "#server/start/env.ts";
import { StartError } from "#server/start/start-error.ts";

/** `DATABASE_URL=… npm run move-to-postgres`: the embedded database, row for row, into that one. */
runTool("DATABASE_URL=… npm run move-to-postgres", 0, async () => {
  const config = readConfig(process.env);
  const { databaseUrl, ...embedded } = config;
  if (!databaseUrl) throw new StartError("Diga em DATABASE_URL para qual PostgreSQL os dados vão.");
  if (await runningDatabase(config.dataDir)) {
    throw new StartError("Um servidor está usando estes dados; pare-o antes, para que nada fique para trás.");
  }
  const folder = await mkdtemp(join(tmpdir(), "balcao-mudanca-"));
  const copy = join(folder, "copia");
  try {
    const source = await openForMaintenance(embedded);
    await writeBackupFile(copy, (take) => dump(source.db, take)).finally(source.close);
    const target = await openForMaintenance(config);
    const counts = await load(target.db, readBackupFile(copy)).finally(target.close);
    return { counts, done: `copiados de ${config.dataDir} para o PostgreSQL de DATABASE_URL` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
