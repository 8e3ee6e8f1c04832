import { writeBackupFile } from "#server/backup/backup-file.ts";
import { dump } from "#server/backup/dump.ts";
import { askedFor, runTool } from "#server/backup/run-tool.ts";
import { openForMaintenance } from "#server/db/maintenance.ts";
import { readConfig } from "#server/start/env.ts";

/** `npm run backup -- ARQUIVO`: everything in the database, whether a server has it open or not. */
runTool("npm run backup -- ARQUIVO", 1, async ([name = ""]) => {
  const path = askedFor(name);
  const database = await openForMaintenance(readConfig(process.env));
  try {
    const counts = await writeBackupFile(path, (take) => dump(database.db, take));
    return { counts, done: `copiados para ${path}` };
  } finally {
    await database.close();
  }
});
