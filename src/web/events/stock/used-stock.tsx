import type { CateringEvent } from "#shared/events/contract.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import { AmountTable } from "./amount-table.tsx";

const columns = [
  { title: "Retirado", isWideOnly: true },
  { title: "Retornado", isWideOnly: true },
  { title: "Usado" },
  { title: "Custo" },
];

/** The stock that the event used, and its cost at the withdrawal. */
export function UsedStock({ event, stock }: { event: CateringEvent; stock: Stock }) {
  const rows = event.stockUse.map(({ ingredientId, unit, withdrawn, returned, cost }) => {
    const used = rounded(minus(exact(withdrawn), exact(returned)), 2);
    return {
      id: `${ingredientId} ${unit}`,
      name: stock.get(ingredientId)?.name ?? `Ingrediente ${ingredientId}`,
      narrowNote: `${formatNumber(withdrawn)} retirado, ${formatNumber(returned)} retornado`,
      amounts: [
        formatNumber(withdrawn),
        formatNumber(returned),
        amountText(used, pastUnitText(unit, stock.get(ingredientId))),
        formatMoney(rounded(exact(cost), 2)),
      ],
    };
  });
  return (
    <section>
      <h3 className="mb-1 font-semibold">Uso real</h3>
      <AmountTable label="Uso real" columns={columns} rows={rows} />
    </section>
  );
}
