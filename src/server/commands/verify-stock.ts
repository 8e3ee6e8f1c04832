import { openForMaintenance } from "#server/db/maintenance.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { moneyProblems } from "#server/payments/verify-payments.ts";
import { readConfig } from "#server/start/env.ts";
import { exitWith } from "./exit-with.ts";

/**
 * `npm run verify-stock`: verifies that every quantity is the sum of its ledger, every price its worth, every reversal
 * the opposite of what it takes back, and that every event sent out what came back, was lost and was used; and that charges, receipts and their reversals add up. Exits with 1 if one is
 * not.
 */
async function verify(): Promise<number> {
  const database = await openForMaintenance(readConfig(process.env));
  try {
    const { checked, differences, values, reversals, uses, merges } = await stockDifferences(database.db);
    for (const { companyId, ingredientId, name, quantity, ledger } of differences) {
      console.log(
        `Empresa ${companyId}, ingrediente ${ingredientId} (${name}): estoque ${quantity}, movimentos ${ledger}`,
      );
    }
    for (const { companyId, ingredientId, name, price, worth } of values) {
      console.log(
        `Empresa ${companyId}, ingrediente ${ingredientId} (${name}): preço ${price}, valor do estoque ${worth}`,
      );
    }
    for (const { companyId, ingredientId, movementId, reversesId } of reversals) {
      console.log(
        `Empresa ${companyId}, ingrediente ${ingredientId}: o estorno ${movementId} não é o contrário do movimento ${reversesId}`,
      );
    }
    for (const { companyId, eventId, ingredientId, sent, back, lost } of uses) {
      console.log(
        `Empresa ${companyId}, evento ${eventId}, ingrediente ${ingredientId}: saiu ${sent}, voltou ${back}, perdido ${lost}`,
      );
    }
    for (const { companyId, mergeId, difference } of merges) {
      console.log(`Empresa ${companyId}, junção ${mergeId}: o valor do estoque mudou em ${difference}`);
    }
    const wrong = differences.length + values.length + reversals.length + uses.length + merges.length;
    const verdict = wrong === 0 ? "todos conferem" : `${wrong} não conferem`;
    console.log(`${checked} ingredientes verificados: ${verdict}.`);
    const money = await moneyProblems(database.db);
    for (const { companyId, eventId, problem } of money.problems) {
      console.log(`Empresa ${companyId}, evento ${eventId}: ${problem}`);
    }
    const moneyVerdict =
      money.problems.length === 0 ? "todas conferem" : `${money.problems.length} não conferem`;
    console.log(`${money.checked} cobranças verificadas: ${moneyVerdict}.`);
    return wrong + money.problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

exitWith(verify());
