import { isCosted, type SeenEvent } from "#shared/events/contract.ts";
import { spentCost, usedAmount } from "#shared/events/stock/used-stock.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import { AmountTable } from "./amount-table.tsx";

const columns = [
  { title: "Retirado", isWideOnly: true },
  { title: "Retornado", isWideOnly: true },
  { title: "Usado" },
];

/** The stock that the event used, and for those who may see it its cost at the withdrawal. */
export function UsedStock({ event, stock }: { event: SeenEvent; stock: Stock }) {
  const costs = isCosted(event) && event.stockUse.map((use) => formatMoney(rounded(spentCost(use), 2)));
  const rows = event.stockUse.map((use, place) => {
    const { ingredientId, unit, withdrawn, returned } = use;
    return {
      id: `${ingredientId} ${unit}`,
      name: stock.get(ingredientId)?.name ?? `Ingrediente ${ingredientId}`,
      narrowNote: `${formatNumber(withdrawn)} retirado, ${formatNumber(returned)} retornado`,
      amounts: [
        formatNumber(withdrawn),
        formatNumber(returned),
        amountText(usedAmount(use), pastUnitText(unit, stock.get(ingredientId))),
        ...(costs ? costs.slice(place, place + 1) : []),
      ],
    };
  });
  return (
    <section>
      <h3 className="mb-1 font-semibold">Uso real</h3>
      <AmountTable
        label="Uso real"
        columns={costs ? [...columns, { title: "Custo" }] : columns}
        rows={rows}
      />
    </section>
  );
}
