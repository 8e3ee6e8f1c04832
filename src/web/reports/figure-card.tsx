import type { ReactNode } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import { BigFigure } from "#web/ui/big-figure.tsx";
import { Card } from "#web/ui/card.tsx";
import { VariationNote } from "./variation-note.tsx";

type FigureCardProps = {
  label: string;
  icon: ReactNode;
  value: number;
  /** The change against the previous period in per cent. */
  variation: number | undefined;
  /** More of it is bad. */
  isExpense?: boolean;
  /** SPEC §2: a fixed text, not computed. */
  fixedTrend: string;
};

export function FigureCard({ label, icon, value, variation, isExpense, fixedTrend }: FigureCardProps) {
  return (
    <Card className="break-inside-avoid">
      <div className="flex items-center justify-between gap-2 text-muted [&>svg]:size-4.5 [&>svg]:shrink-0">
        <h2 className="text-sm font-medium">{label}</h2>
        {icon}
      </div>
      <BigFigure>{formatMoney(value)}</BigFigure>
      <VariationNote variation={variation} isExpense={isExpense} />
      <p className="mt-2 border-t border-line pt-2 text-xs text-muted">
        <span
          title="valor ilustrativo"
          className="cursor-help underline decoration-dotted underline-offset-4"
        >
          {fixedTrend} vs mês anterior
          {/* Print has no tooltip. */}
          <span className="sr-only print:not-sr-only"> (valor ilustrativo)</span>
        </span>
      </p>
    </Card>
  );
}
