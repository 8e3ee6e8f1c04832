import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { parts } from "#server/db/statement-parts.ts";
import { AppError, type Issue, MOST_ISSUES, refuseIssues } from "#server/http/errors.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { type CountedLine, type CountResult, INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { COUNTED } from "#shared/ingredients/enumerations.ts";
import { enteredUnitCost, keptPrice } from "#shared/ingredients/unit-cost.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { adjustments, recordMovements } from "./ingredients.ts";
import { lockIngredients } from "./lock-ingredients.ts";

type Row = typeof ingredients.$inferSelect;

const TOO_MUCH_COUNTED = "Há uma quantidade grande demais na contagem. Confira o que foi digitado.";

/**
 * Books the count of many ingredients, all or none: each difference is an adjustment that keeps the unit cost. What
 * was missing is a loss, which an edited quantity is not: that corrects a typo.
 */
export const countStock = (data: CompanyData, counts: readonly CountedLine[]): Promise<CountResult> =>
  data.transaction(async (tx) => {
    refuseRepeated(counts);
    const locked = await lockIngredients(
      tx,
      counts.map(({ ingredientId }) => ingredientId),
    );
    const presentById = new Map(locked.map((row) => [row.id, row]));
    refuseMissing(counts, presentById);
    refuseOlder(counts, presentById);
    const counted = await mapInSlices(counts, ({ ingredientId, quantity }) =>
      countedRow(presentById.get(ingredientId) as Row, quantity),
    );
    refuseTooMuchWorth(tx, counts, counted);
    const changed = counted.filter(({ id, quantity }) => quantity !== presentById.get(id)?.quantity);
    for (const part of parts(changed)) {
      await tx.updateEach(ingredients, ["quantity", "pricePerUnit", "unitCost"], part);
      await recordMovements(
        tx,
        part
          .flatMap((row) => adjustments(presentById.get(row.id) as Row, row))
          .map((adjusted) => ({ ...adjusted, reason: COUNTED })),
      );
    }
    return { counted: counts.length, changed: changed.length };
  });

function countedRow(present: Row, quantity: number): Row {
  const measured = { quantity, unit: present.unit };
  const price = keptPrice(measured, present);
  const unitCost = enteredUnitCost({ ...measured, price }, present);
  return { ...present, quantity, pricePerUnit: String(price), unitCost };
}

function refuseRepeated(counts: readonly CountedLine[]) {
  const seen = new Set<number>();
  refuseIssues(
    issuesOf(counts, "ingredientId", "Item repetido", ({ ingredientId }) => {
      const isRepeated = seen.has(ingredientId);
      seen.add(ingredientId);
      return isRepeated;
    }),
  );
}

function refuseMissing(counts: readonly CountedLine[], presentById: ReadonlyMap<number, Row>) {
  refuseIssues(
    issuesOf(
      counts,
      "ingredientId",
      INGREDIENT_MISSING,
      ({ ingredientId }) => !presentById.has(ingredientId),
    ),
  );
}

/** Refuses counts of ingredients that somebody else has changed since. */
function refuseOlder(counts: readonly CountedLine[], presentById: ReadonlyMap<number, Row>) {
  const issues = issuesOf(
    counts,
    "version",
    VERSION_CONFLICT,
    ({ ingredientId, version }) => presentById.get(ingredientId)?.version !== version,
  );
  if (issues.length > 0) throw new AppError(409, VERSION_CONFLICT, { issues });
}

function refuseTooMuchWorth(data: CompanyData, counts: readonly CountedLine[], counted: readonly Row[]) {
  const message = `O valor do estoque não pode passar de ${formatNumber(LARGEST_AMOUNT)}`;
  const issues = issuesOf(
    counts,
    "quantity",
    message,
    (_line, position) => Number(counted[position]?.pricePerUnit) > LARGEST_AMOUNT,
  );
  // Which line it is would tell its unit cost to whoever tries many quantities.
  if (issues.length > 0 && !data.can("see-money")) throw new AppError(400, TOO_MUCH_COUNTED);
  refuseIssues(issues);
}

const issuesOf = (
  counts: readonly CountedLine[],
  field: keyof CountedLine,
  message: string,
  isWrong: (line: CountedLine, position: number) => boolean,
): Issue[] =>
  counts
    .flatMap((line, position) =>
      isWrong(line, position) ? [{ path: `counts.${position}.${field}`, message }] : [],
    )
    .slice(0, MOST_ISSUES);
