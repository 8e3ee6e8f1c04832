import { type Issue, refuseIssues } from "#server/http/errors.ts";
import { summedAmounts } from "#shared/events/stock/summed-amounts.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import type { LossLine, ReturnInput } from "#shared/night/contract.ts";
import { exact, isLess, plus } from "#shared/numbers/exact.ts";
import type { StockOut } from "./stock-out.ts";

type Out = ReadonlyMap<number, Pick<StockOut, "quantity" | "unit">>;
type Stock = ReadonlyMap<number, { name: string; unit: string }>;
type Named = { returns: ReturnInput["returns"]; losses: readonly LossLine[] };

/** Refuses a return of what was not out, of more than that together with what was lost, or of what had run out. */
export function refuseWrongReturn({ returns, losses }: Named, out: Out, stock: Stock): void {
  const [back, lost] = [summedAmounts(returns), summedAmounts(losses)];
  const issuesOf = (
    field: "returns" | "losses",
    lines: readonly { ingredientId: number }[],
    tooMuch: (ingredientId: number, name: string, most: number) => string | undefined,
  ) =>
    lines.flatMap(({ ingredientId }, position): Issue[] => {
      if (!(field === "returns" ? back : lost).has(ingredientId)) return [];
      const path = `${field}.${position}`;
      const foreign = notOut(ingredientId, out, stock);
      if (foreign) return [{ path: `${path}.ingredientId`, message: foreign }];
      const name = stock.get(ingredientId)?.name ?? "";
      const message = tooMuch(ingredientId, name, out.get(ingredientId)?.quantity ?? 0);
      return message ? [{ path: `${path}.quantity`, message }] : [];
    });
  const ofReturns = issuesOf("returns", returns, (id, name, most) =>
    (back.get(id) ?? 0) > most ? `Retorno de ${name} maior que o retirado` : undefined,
  );
  const ofLosses = issuesOf("losses", losses, (id, name, most) => {
    const [returned, gone] = [back.get(id) ?? 0, lost.get(id) ?? 0];
    if (gone > most) return `Perda de ${name} maior que o retirado`;
    // The return is at fault by itself.
    if (returned > most || !isLess(exact(most), plus(exact(returned), exact(gone)))) return undefined;
    return `Retorno e perda de ${name} somam mais que o retirado`;
  });
  const ofGone = returns.flatMap(({ ingredientId, ranOut }, position): Issue[] => {
    if (!ranOut) return [];
    const path = `returns.${position}`;
    const foreign = notOut(ingredientId, out, stock);
    if (foreign) return [{ path: `${path}.ingredientId`, message: foreign }];
    if (!back.has(ingredientId)) return [];
    const name = stock.get(ingredientId)?.name ?? "";
    return [{ path: `${path}.ranOut`, message: `${name} não acabou antes do fim: uma parte voltou` }];
  });
  refuseIssues([...ofReturns, ...ofGone, ...ofLosses]);
}

function notOut(ingredientId: number, out: Out, stock: Stock): string | undefined {
  const ingredient = stock.get(ingredientId);
  if (!ingredient) return INGREDIENT_MISSING;
  const { name, unit } = ingredient;
  const withdrawn = out.get(ingredientId);
  if (!withdrawn) return `${name} não foi retirado para este evento`;
  // Possible for events alone that were disabled with their stock out, as older versions allowed: of all others the
  // unit stays until their stock is back.
  if (withdrawn.unit === unit) return undefined;
  return `${name} saiu em ${withdrawn.unit} e agora é medido em ${unit}: ajuste o estoque dele`;
}
