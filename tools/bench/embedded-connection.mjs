import { tsImport } from "tsx/esm/api";

/** Connection, as superuser, to the embedded database that a product has open in this folder. @param {string} dataDir */
export async function embeddedConnection(dataDir) {
  const folder = "../../src/server/db/embedded";
  const { runningDatabase } = await tsImport(`${folder}/running-database.ts`, import.meta.url);
  const { SUPERUSER } = await tsImport(`${folder}/create-cluster.ts`, import.meta.url);
  return { ...(await runningDatabase(dataDir)), user: SUPERUSER };
}
