import { clsx } from "clsx";
import { Link } from "wouter";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { paths } from "#web/address/paths.ts";
import { BigFigure } from "#web/ui/big-figure.tsx";

/** The gaps are the lines. The last of four columns holds money, which needs more room. */
export const summaryGrid = (cards: number) =>
  clsx(
    "grid gap-px overflow-hidden rounded-lg border border-line bg-line",
    cards === 4 ? "grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.35fr]" : "grid-cols-3",
  );

type SummaryCardsProps = {
  ingredients: number;
  drinks: number;
  events: number;
  /** Undefined for those who may not see money. */
  value: number | undefined;
};

export function SummaryCards({ ingredients, drinks, events, value }: SummaryCardsProps) {
  const cards = [
    {
      label: "Estoque",
      value: formatNumber(ingredients),
      hint: ingredients === 1 ? "ingrediente cadastrado" : "ingredientes cadastrados",
      href: paths.stock,
    },
    {
      label: "Drinks",
      value: formatNumber(drinks),
      hint: drinks === 1 ? "receita cadastrada" : "receitas cadastradas",
      href: paths.drinks,
    },
    {
      label: "Eventos",
      value: formatNumber(events),
      hint: events === 1 ? "confirmado ou planejado" : "confirmados ou planejados",
      href: paths.events,
    },
    ...(value === undefined
      ? []
      : [{ label: "Valor Total", value: formatMoney(value), hint: "em ingredientes", href: paths.stock }]),
  ];
  return (
    <div className={summaryGrid(cards.length)}>
      {cards.map(({ label, value: shown, hint, href }) => (
        <Link
          key={label}
          href={href}
          className="block min-w-0 bg-surface px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
        >
          <p className="truncate text-sm text-muted">{label}</p>
          <BigFigure>{shown}</BigFigure>
          <p className="text-xs text-muted">{hint}</p>
        </Link>
      ))}
    </div>
  );
}
