import { writeBackupFile } from "./backup/backup-file.ts";
import { dump } from "./backup/dump.ts";
import { askedFor, runTool } from "./backup/run-tool.ts";
import { openForMaintenance } from "./db/maintenance.ts";
import { readConfig } from "./env.ts";

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
