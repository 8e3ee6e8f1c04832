import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";

type ReservedAmountProps = { ingredient: Pick<Ingredient, "quantity" | "reservedQuantity"> };

/** The reserved quantity in the unit of the stock, red where it is not covered; nothing is a dash. */
export function ReservedAmount({ ingredient }: ReservedAmountProps) {
  const { quantity, reservedQuantity } = ingredient;
  if (reservedQuantity === 0) {
    return (
      <span title="Nada reservado" className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">0</span>
      </span>
    );
  }
  const isTooMuch = reservedQuantity > quantity;
  return (
    <span
      title={isTooMuch ? "Reservado acima do estoque" : "Reservado dentro do estoque"}
      className={isTooMuch ? "text-red-ink" : "text-green-ink"}
    >
      {formatNumber(reservedQuantity)}
      {isTooMuch && <span className="sr-only">, acima do estoque</span>}
    </span>
  );
}
