import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { WholeAmount } from "./whole-amount.tsx";

type ReservedAmountProps = {
  ingredient: Pick<Ingredient, "quantity" | "reservedQuantity" | "unit" | "unitWord">;
  hasUnit?: boolean;
};

const tooMuch = plainIcon(TriangleAlert, "size-3.5 shrink-0 self-center");

/** The reserved quantity, red where the stock does not cover it; nothing is a dash. */
export function ReservedAmount({ ingredient, hasUnit }: ReservedAmountProps) {
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
      className={clsx("font-medium", isTooMuch ? "text-red-ink" : "text-green-ink")}
    >
      {isTooMuch && <span className="mr-1 inline-flex align-[-0.125em]">{tooMuch}</span>}
      <WholeAmount amount={reservedQuantity} ingredient={ingredient} hasUnit={hasUnit} />
      {isTooMuch && <span className="sr-only">, acima do estoque</span>}
    </span>
  );
}
