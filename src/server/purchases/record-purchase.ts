import type { CompanyData } from "#server/db/company/company-data.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { AppError, type Issue, MOST_ISSUES, refuseIssues } from "#server/http/errors.ts";
import { movement, recordMovements, tooMuchStock } from "#server/ingredients/ingredients.ts";
import { lockSuppliers } from "#server/suppliers/suppliers.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { unitCost } from "#shared/ingredients/unit-cost.ts";
import { exact, sum } from "#shared/numbers/exact.ts";
import { moneyOf } from "#shared/numbers/money.ts";
import type { PurchaseInput, PurchaseResult } from "#shared/purchases/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { lockSwappedEvents, swapPlans } from "./swap-plans.ts";
import { withBought } from "./with-bought.ts";

type Line = PurchaseInput["lines"][number];
type Row = typeof ingredients.$inferSelect;

/** Posts all lines or none: a purchase for each supplier and invoice. A purchase brings back what is archived. */
export const recordPurchase = (
  data: CompanyData,
  { boughtOn, lines }: PurchaseInput,
): Promise<PurchaseResult> =>
  data.transaction(async (tx) => {
    const swapped = await lockSwappedEvents(tx, lines);
    const issues = await lockSuppliers(
      tx,
      lines.map(({ supplierId }, position) => ({ id: supplierId, path: `lines.${position}.supplierId` })),
    );
    refuseIssues(issues);
    const bought = new Set(lines.map(({ ingredientId }) => ingredientId));
    const replaced = lines.flatMap(({ insteadOf }) => insteadOf?.ingredientId ?? []);
    const ids = [...new Set([...bought, ...replaced])];
    const stock = new Map((await tx.lock(ingredients, ids)).map((row) => [row.id, row]));
    refuseMissing(lines, stock);
    refuseChangedStock(lines, stock);
    const entries = lines.map((line, position) => {
      const before = stock.get(line.ingredientId) as Row;
      const after = { ...before, ...withBought(before, line) };
      const problem = tooMuchStock(after);
      if (problem) refuseIssues([{ path: `lines.${position}.quantity`, message: problem }]);
      stock.set(line.ingredientId, after);
      const entry = movement({ ...before, unitCost: unitCost(line) }, "entrada", line.quantity);
      return { ...entry, lot: line.lot };
    });
    await tx.updateEach(
      ingredients,
      ["quantity", "pricePerUnit", "unitCost", "archivedAt"],
      [...stock.values()].filter(({ id }) => bought.has(id)),
    );
    const idOf = await insertPurchases(tx, boughtOn, lines);
    const purchaseIds = lines.map(idOf);
    await recordMovements(
      tx,
      entries.map((entry, position) => ({ ...entry, purchaseId: purchaseIds[position] })),
    );
    return {
      ids: [...new Set(purchaseIds)],
      lines: lines.length,
      total: moneyOf(sum(lines.map(({ price }) => exact(price)))),
      swappedEvents: await swapPlans(tx, lines, stock, swapped),
    };
  });

type Origin = { supplierId?: number | null; invoiceNumber?: string | null };

const originKey = ({ supplierId, invoiceNumber }: Origin) =>
  JSON.stringify([supplierId ?? null, invoiceNumber ?? null]);

/** Inserts a purchase for each supplier and invoice; returns a function that tells the one of a line. */
async function insertPurchases(
  tx: CompanyData,
  boughtOn: string,
  lines: readonly Line[],
): Promise<(line: Line) => number> {
  const origins = new Map(
    lines.map(({ supplierId, invoiceNumber }) => {
      const origin = { supplierId, invoiceNumber };
      return [originKey(origin), origin];
    }),
  );
  const rows = await tx.insertAll(
    purchases,
    [...origins.values()].map((origin) => ({ ...origin, boughtOn, userId: tx.userId })),
  );
  const ids = new Map(rows.map((row) => [originKey(row), row.id]));
  return (line) => ids.get(originKey(line)) as number;
}

const refuseMissing = (lines: readonly Line[], stock: ReadonlyMap<number, Row>) =>
  refuseIssues([
    ...issuesOf(lines, "ingredientId", INGREDIENT_MISSING, ({ ingredientId }) => !stock.has(ingredientId)),
    ...issuesOf(
      lines,
      "insteadOf.ingredientId",
      INGREDIENT_MISSING,
      ({ insteadOf }) => insteadOf !== undefined && !stock.has(insteadOf.ingredientId),
    ),
  ]);

/** Refuses what was taken from a list that the stock has changed since: the need may be another, or none. */
function refuseChangedStock(lines: readonly Line[], stock: ReadonlyMap<number, Row>) {
  const issues = issuesOf(lines, "version", VERSION_CONFLICT, ({ insteadOf, ...line }) =>
    [line, insteadOf].some((one) => one?.version && one.version !== stock.get(one.ingredientId)?.version),
  );
  if (issues.length > 0) throw new AppError(409, VERSION_CONFLICT, { issues });
}

const issuesOf = (
  lines: readonly Line[],
  field: string,
  message: string,
  isWrong: (line: Line) => boolean,
): Issue[] =>
  lines
    .flatMap((line, position) => (isWrong(line) ? [{ path: `lines.${position}.${field}`, message }] : []))
    .slice(0, MOST_ISSUES);
