import { clsx } from "clsx";
import { Coins, Minus, TrendingDown, TrendingUp, TrendingUpDown, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { BigFigure } from "#web/ui/big-figure.tsx";
import { Card } from "#web/ui/card.tsx";

export function FigureCards({ report }: { report: CompanyReport }) {
  const { totals, variations } = report;
  const isCash = report.view === "recebimento";
  return (
    <div
      className={clsx(
        "mb-4 grid gap-4",
        isCash ? "md:grid-cols-2 print:grid-cols-2" : "md:grid-cols-3 print:grid-cols-3",
      )}
    >
      <FigureCard
        label={isCash ? "Recebido" : "Receita total"}
        icon={<Coins />}
        value={totals.revenue}
        variation={variations.revenue}
        note={revenueNote(report)}
        fixedTrend="+12%"
      />
      <FigureCard
        label="Custo total"
        icon={<Wallet />}
        value={totals.cost}
        variation={variations.cost}
        isExpense
        fixedTrend="+8%"
      />
      {!isCash && (
        <FigureCard
          label="Lucro líquido"
          icon={<TrendingUpDown />}
          value={totals.profit}
          variation={variations.profit}
          fixedTrend="+18%"
        />
      )}
    </div>
  );
}

/** Says how much of the revenue is not agreed but estimated, and what cancelled events have left. */
function revenueNote(report: CompanyReport): string | undefined {
  return [estimateNote(report), keptNote(report)].filter(Boolean).join(" · ") || undefined;
}

function estimateNote({ estimatedRevenue, hasPrices }: CompanyReport): string | undefined {
  if (estimatedRevenue === 0) return undefined;
  return hasPrices ? `${formatMoney(estimatedRevenue)} estimados` : "estimada";
}

function keptNote({ keptDeposits, view }: CompanyReport): string | undefined {
  if (keptDeposits === 0) return undefined;
  const kept = formatMoney(keptDeposits);
  return view === "recebimento"
    ? `${kept} de eventos cancelados`
    : `mais ${kept} recebidos de eventos cancelados`;
}

type FigureCardProps = {
  label: string;
  icon: ReactNode;
  value: number;
  /** The change against the previous period in per cent. */
  variation: number | undefined;
  note?: string;
  /** More of it is bad. */
  isExpense?: boolean;
  /** A fixed text that is not computed, and says so; not printed. */
  fixedTrend: string;
};

function FigureCard({ label, icon, value, variation, note, isExpense, fixedTrend }: FigureCardProps) {
  return (
    <Card className="flex flex-col break-inside-avoid">
      <div className="flex items-center justify-between gap-2 text-muted [&>svg]:size-4.5 [&>svg]:shrink-0">
        <h2 className="text-sm font-medium">{label}</h2>
        {icon}
      </div>
      <BigFigure>{formatMoney(value)}</BigFigure>
      <VariationNote variation={variation} isExpense={isExpense} />
      {note && <p className="mt-1 text-sm text-muted tabular-nums">{note}</p>}
      <p className="mt-auto pt-2 text-xs text-muted print:hidden">
        {fixedTrend} vs mês anterior · ilustrativo
      </p>
    </Card>
  );
}

type VariationNoteProps = { variation: number | undefined; isExpense?: boolean };

/** The real change of a figure; sign and arrow show it, the colour only whether it is good. */
function VariationNote({ variation, isExpense = false }: VariationNoteProps) {
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
