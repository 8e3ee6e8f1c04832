import {
  type PricedLine,
  type Prices,
  pricedLines,
  type ShoppingLine,
  shoppingTotalText,
} from "#shared/events/stock/shopping-list.ts";
import { formatMoney, formatNumber, UNKNOWN_PRICE } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { AmountTable } from "#web/ingredients/amount/amount-table.tsx";

const columns = [
  { title: "Precisa", isWideOnly: true },
  { title: "Disponível", isWideOnly: true },
  { title: "Comprar" },
];

type ShoppingTableProps = {
  lines: readonly ShoppingLine[];
  /** Undefined for those who may not see money. */
  prices: Prices | undefined;
};

export function ShoppingTable({ lines, prices }: ShoppingTableProps) {
  if (!prices)
    return <AmountTable label="Lista de compras" columns={columns} rows={lines.map(shoppingRow)} />;
  const rows = pricedLines(lines, prices).map((line) => {
    const row = shoppingRow(line);
    return { ...row, amounts: [...row.amounts, line.toBuy > 0 ? estimateText(line) : "–"] };
  });
  return (
    <AmountTable
      label="Lista de compras"
      columns={[...columns, { title: "Preço estimado" }]}
      rows={rows}
      total={{ label: "Total estimado", amount: shoppingTotalText(lines, prices) }}
    />
  );
}

const estimateText = ({ price }: PricedLine) => (price === undefined ? UNKNOWN_PRICE : formatMoney(price));

function shoppingRow({
  ingredientId,
  name,
  unit,
  needed,
  inStock,
  available,
  toBuy,
  packs,
  isApproximate,
}: ShoppingLine) {
  const reserved =
    available !== inStock &&
    `${amountText(inStock, unit)} em estoque, ${available > 0 ? "parte reservada" : "tudo reservado"}`;
  return {
    id: ingredientId,
    name,
    notes: [isApproximate && "aproximado", reserved],
    narrowNote: `${amountText(needed, unit)}, disponível: ${formatNumber(available)}`,
    amounts: [
      amountText(needed, unit),
      amountText(available, unit),
      toBuy > 0 ? (
        <span key="to-buy" className="font-semibold text-red-ink">
          {amountText(toBuy, unit)}
          {packs && <span className="block text-xs font-normal text-muted">{packs.text}</span>}
        </span>
      ) : (
        <span key="to-buy" className="text-muted">
          nada
        </span>
      ),
    ],
  };
}
