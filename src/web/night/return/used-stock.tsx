import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { usedAmount, usedCostText } from "#shared/night/used-stock.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import { AmountTable } from "#web/ingredients/amount/amount-table.tsx";
import type { Stock } from "#web/ingredients/stock-by-id.ts";

const columnsOf = (hasLosses: boolean, hasCosts: boolean) => [
  { title: "Retirado", isWideOnly: true },
  { title: "Retornado", isWideOnly: true },
  ...(hasLosses ? [{ title: "Perdido", isWideOnly: true }] : []),
  { title: "Usado" },
  ...(hasCosts ? [{ title: "Custo" }] : []),
];

/** The stock that the event used, and for those who may see it its cost at the withdrawal; what was lost has its own list. */
export function UsedStock({ event, stock }: { event: CateringEvent; stock: Stock }) {
  const costs = hasMoney(event) && event.stockUse.map(usedCostText);
  const hasLosses = event.stockUse.some(({ lost }) => lost > 0);
  const rows = event.stockUse.map((use, place) => {
    const { ingredientId, unit, withdrawn, returned, lost } = use;
    return {
      id: `${ingredientId} ${unit}`,
      name: stock.get(ingredientId)?.name ?? `Ingrediente ${ingredientId}`,
      narrowNote: `${formatNumber(withdrawn)} retirado, ${formatNumber(returned)} retornado${lost > 0 ? `, ${formatNumber(lost)} perdido` : ""}`,
      amounts: [
        formatNumber(withdrawn),
        formatNumber(returned),
        ...(hasLosses ? [formatNumber(lost)] : []),
        amountText(usedAmount(use), pastUnitText(unit, stock.get(ingredientId))),
        ...(costs ? costs.slice(place, place + 1) : []),
      ],
    };
  });
  return (
    <section>
      <h3 className="mb-1 font-semibold">Uso real</h3>
      <AmountTable label="Uso real" columns={columnsOf(hasLosses, Boolean(costs))} rows={rows} />
    </section>
  );
}
