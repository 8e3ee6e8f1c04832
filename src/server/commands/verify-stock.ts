import { openForMaintenance } from "#server/db/maintenance.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { readConfig } from "#server/start/env.ts";
import { exitWith } from "./exit-with.ts";

/** `npm run verify-stock`: verifies that every quantity is the sum of its ledger. Exits with 1 if one is not. */
async function verify(): Promise<number> {
  const database = await openForMaintenance(readConfig(process.env));
  try {
    const { checked, differences } = await stockDifferences(database.db);
    for (const { companyId, ingredientId, name, quantity, ledger } of differences) {
      console.log(
        `Empresa ${companyId}, ingrediente ${ingredientId} (${name}): estoque ${quantity}, movimentos ${ledger}`,
      );
    }
    const verdict = differences.length === 0 ? "todos conferem" : `${differences.length} não conferem`;
    console.log(`${checked} ingredientes verificados: ${verdict}.`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

exitWith(verify());
