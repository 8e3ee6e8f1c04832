import { rm } from "node:fs/promises";
import { runningDatabase } from "#server/db/embedded/running-database.ts";
import { StartError } from "#server/start/start-error.ts";

/** `npm run demo -- --reset`: deletes the demo's own folder, unless a demo is running on it. */
export async function resetDemo(folder: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) {
    throw new StartError("--reset apaga a pasta da demonstração e não vale com DATABASE_URL.");
  }
  if (await runningDatabase(folder)) {
    throw new StartError("Há uma demonstração no ar: encerre-a antes de recomeçar com --reset.");
  }
  await rm(folder, { recursive: true, force: true });
}
