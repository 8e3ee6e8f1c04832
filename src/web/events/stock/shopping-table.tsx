import { type ShoppingLine, shoppingTotal } from "#shared/events/stock/shopping-list.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { AmountTable } from "./amount-table.tsx";

const columns = [
  { title: "Precisa", isWideOnly: true },
  { title: "Disponível", isWideOnly: true },
  { title: "Comprar" },
  { title: "Preço estimado" },
];

export function ShoppingTable({ lines }: { lines: readonly ShoppingLine[] }) {
  const total = { label: "Total estimado", amount: formatMoney(shoppingTotal(lines)) };
  return (
    <AmountTable label="Lista de compras" columns={columns} rows={lines.map(shoppingRow)} total={total} />
  );
}

function shoppingRow({
  ingredientId,
  name,
  unit,
  needed,
  inStock,
  available,
  toBuy,
  price,
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
        </span>
      ) : (
        <span key="to-buy" className="text-muted">
          nada
        </span>
      ),
      toBuy > 0 ? formatMoney(price) : "–",
    ],
  };
}
