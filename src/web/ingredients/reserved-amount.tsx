import { clsx } from "clsx";
import { Check, TriangleAlert } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatWhole } from "./format-whole.ts";

type ReservedAmountProps = { ingredient: Pick<Ingredient, "quantity" | "reservedQuantity"> };

/** What the coming events hold, and whether there is enough of it. */
export function ReservedAmount({ ingredient: { quantity, reservedQuantity } }: ReservedAmountProps) {
  const isTooMuch = reservedQuantity > quantity;
  const Icon = isTooMuch ? TriangleAlert : Check;
  return (
    <span
      title={isTooMuch ? "Reservado acima do estoque" : "Reservado dentro do estoque"}
      className={clsx(
        "inline-flex items-center gap-1 align-bottom font-medium",
        isTooMuch ? "text-red-ink" : "text-green-ink",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {formatWhole(reservedQuantity)}
      {isTooMuch && <span className="sr-only">, acima do estoque</span>}
    </span>
  );
}
