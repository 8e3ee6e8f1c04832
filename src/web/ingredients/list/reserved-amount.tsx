import { clsx } from "clsx";
import { Check, TriangleAlert } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { formatWhole } from "./format-whole.ts";

type ReservedAmountProps = { ingredient: Pick<Ingredient, "quantity" | "reservedQuantity"> };

const icons = {
  tooMuch: plainIcon(TriangleAlert, "size-3.5 shrink-0"),
  enough: plainIcon(Check, "size-3.5 shrink-0"),
};

/** The reserved quantity, and whether the stock covers it. */
export function ReservedAmount({ ingredient: { quantity, reservedQuantity } }: ReservedAmountProps) {
  const isTooMuch = reservedQuantity > quantity;
  return (
    <span
      title={isTooMuch ? "Reservado acima do estoque" : "Reservado dentro do estoque"}
      className={clsx(
        "inline-flex items-center gap-1 align-bottom font-medium",
        isTooMuch ? "text-red-ink" : "text-green-ink",
      )}
    >
      {isTooMuch ? icons.tooMuch : icons.enough}
      {formatWhole(reservedQuantity)}
      {isTooMuch && <span className="sr-only">, acima do estoque</span>}
    </span>
  );
}
