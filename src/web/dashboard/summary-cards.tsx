import { Link } from "wouter";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { paths } from "#web/address/paths.ts";

/** One line on a desk, two by two on a phone. */
export const SUMMARY = "grid grid-cols-2 gap-x-3 border-t border-line pt-2 sm:flex sm:justify-between";

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
      hint: ingredients === 1 ? "ingrediente" : "ingredientes",
      href: paths.stock,
    },
    {
      label: "Drinks",
      value: formatNumber(drinks),
      hint: drinks === 1 ? "receita" : "receitas",
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
      : [{ label: "Valor Total", value: formatMoney(value), hint: undefined, href: paths.stock }]),
  ];
  return (
    <div className={SUMMARY}>
      {cards.map(({ label, value: shown, hint, href }) => (
        <Link
          key={label}
          href={href}
          className="-mx-1.5 flex min-h-9 min-w-0 flex-wrap items-center gap-x-1.5 rounded-md px-1.5 text-sm text-muted transition-colors hover:bg-hover"
        >
          <span>{label}</span>{" "}
          <span className="font-semibold wrap-anywhere text-ink tabular-nums">{shown}</span>{" "}
          {hint && <span className="max-sm:sr-only">{hint}</span>}
        </Link>
      ))}
    </div>
  );
}
