import { clsx } from "clsx";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { formatNumber } from "#shared/numbers/format.ts";

type VariationNoteProps = { variation: number | undefined; isExpense?: boolean };

/** The real change of a figure; sign and arrow show it, the colour only whether it is good. */
export function VariationNote({ variation, isExpense = false }: VariationNoteProps) {
  if (variation === undefined) {
    return <p className="mt-1.5 text-sm text-muted">sem período anterior para comparar</p>;
  }
  const isMore = variation > 0;
  const isWelcome = isMore !== isExpense;
  const Icon = variation === 0 ? Minus : isMore ? TrendingUp : TrendingDown;
  const sign = variation === 0 ? "" : isMore ? "+" : "−";

  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <span
        className={clsx(
          "inline-flex items-center gap-1 font-medium tabular-nums",
          variation !== 0 && (isWelcome ? "text-green-ink" : "text-red-ink"),
        )}
      >
        <Icon className="size-4 shrink-0" />
        {sign}
        {formatNumber(Math.abs(variation))}%
      </span>{" "}
      em relação ao período anterior
    </p>
  );
}
