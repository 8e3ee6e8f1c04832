import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";

type WholeAmountProps = {
  amount: number;
  ingredient: Pick<Ingredient, "unit" | "unitWord">;
  /** False where the unit stands right beside. */
  hasUnit?: boolean;
};

/**
 * The amount rounded down, so that a list never promises more than there is, with its unit; where the exact amount
 * differs it stands beside: "13 · 13,71 L".
 */
export function WholeAmount({ amount, ingredient, hasUnit = true }: WholeAmountProps) {
  const whole = Math.floor(amount);
  const unit = stockUnitText(ingredient);
  return (
    <>
      {formatNumber(whole)}
      <span className="text-xs font-normal text-muted">
        {whole === amount ? "" : ` · ${formatNumber(amount)}`}
        {hasUnit && ` ${unitText(amount, unit)}`}
      </span>
    </>
  );
}
