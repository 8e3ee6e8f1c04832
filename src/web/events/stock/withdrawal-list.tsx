import { TriangleAlert } from "lucide-react";
import { amountText } from "#shared/units/amount-text.ts";
import type { WithdrawalLine } from "./planned-withdrawal.ts";

/** The items of a withdrawal, always in two lines each. */
export function WithdrawalList({ lines }: { lines: readonly WithdrawalLine[] }) {
  return (
    <ul className="ruled border-t border-line text-sm tabular-nums">
      {lines.map(({ ingredient, amount, missing }) => (
        <li key={ingredient.id} className="py-2.5">
          <p className="flex justify-between gap-x-4 font-medium">
            <span className="min-w-0 wrap-anywhere">{ingredient.name}</span>
            <span className="shrink-0">{amountText(amount, ingredient.unit)}</span>
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span>{amountText(ingredient.quantity, ingredient.unit)} em estoque</span>
            {missing > 0 && (
              <span className="flex items-center gap-1.5 font-medium text-red-ink">
                <TriangleAlert className="size-4 shrink-0" />
                faltam {amountText(missing, ingredient.unit)}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
