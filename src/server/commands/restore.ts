import { readBackupFile, requireWholeBackup } from "#server/backup/backup-file.ts";
import { load } from "#server/backup/load.ts";
import { askedFor, runTool } from "#server/backup/run-tool.ts";
import { openForMaintenance } from "#server/db/maintenance.ts";
import { readConfig } from "#server/start/env.ts";

/** `npm run restore -- ARQUIVO`: puts a backup where no company is yet, whether a server has it open or not. */
runTool("npm run restore -- ARQUIVO", 1, async ([name = ""]) => {
  const path = askedFor(name);
  await requireWholeBackup(path);
  const database = await openForMaintenance(readConfig(process.env), { mayCreate: true });
  try {
    const counts = await load(database.db, readBackupFile(path));
    return { counts, done: `restaurados de ${path}; o estoque confere com seus movimentos` };
  } finally {
    await database.close();
  }
});
