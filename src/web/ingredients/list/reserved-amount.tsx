import { clsx } from "clsx";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { Figure } from "#web/ui/figure.tsx";

type ReservedAmountProps = { ingredient: Pick<Ingredient, "quantity" | "reservedQuantity"> };

/** SPEC §2: the reserved quantity in the unit of the stock, red where it exceeds the stock, otherwise green. */
export function ReservedAmount({ ingredient }: ReservedAmountProps) {
  const { quantity, reservedQuantity } = ingredient;
  const isTooMuch = reservedQuantity > quantity;
  return (
    <span
      title={isTooMuch ? "Reservado acima do estoque" : "Reservado dentro do estoque"}
      className={clsx("font-medium", isTooMuch ? "text-red-ink" : "text-green-ink")}
    >
      <Figure>{formatNumber(reservedQuantity)}</Figure>
      {isTooMuch && <span className="sr-only">, acima do estoque</span>}
    </span>
  );
}
