import { clsx } from "clsx";
import { CalendarDays, Martini, Package, Wallet } from "lucide-react";
import { Link } from "wouter";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { paths } from "#web/address/paths.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

/** Letters of a figure that is too long for half a phone at its full size. */
const LONG = 12;

/** Four in a line on a desk, two by two on a phone. */
export const SUMMARY = "grid grid-cols-2 gap-3 max-[22rem]:gap-2 lg:grid-cols-4 print:grid-cols-4";
export const SUMMARY_CARD =
  "min-h-22 max-sm:min-h-25.5 rounded-lg border border-line bg-surface px-3.5 py-2.5 max-[22rem]:px-2";

const icons = {
  stock: plainIcon(Package, "size-4"),
  drinks: plainIcon(Martini, "size-4"),
  events: plainIcon(CalendarDays, "size-4"),
  value: plainIcon(Wallet, "size-4"),
};

type SummaryCardsProps = {
  ingredients: number;
  drinks: number;
  events: number;
  /** Undefined for those who may not see money. */
  value: number | undefined;
};

/** SPEC §2: the four summary cards, each a link to what it counts. */
export function SummaryCards({ ingredients, drinks, events, value }: SummaryCardsProps) {
  const cards = [
    {
      label: "Estoque",
      icon: icons.stock,
      value: formatNumber(ingredients),
      hint: ingredients === 1 ? "ingrediente" : "ingredientes",
      href: paths.stock,
    },
    {
      label: "Drinks",
      icon: icons.drinks,
      value: formatNumber(drinks),
      hint: drinks === 1 ? "receita" : "receitas",
      href: paths.drinks,
    },
    {
      label: "Eventos",
      icon: icons.events,
      value: formatNumber(events),
      hint: events === 1 ? "confirmado ou em planejamento" : "confirmados ou em planejamento",
      href: paths.events,
    },
    ...(value === undefined
      ? []
      : [
          {
            label: "Valor Total",
            icon: icons.value,
            value: formatMoney(value),
            hint: "no estoque",
            href: paths.stock,
          },
        ]),
  ];
  return (
    <div className={SUMMARY}>
      {cards.map(({ label, icon, value: shown, hint, href }) => (
        <Link
          key={label}
          href={href}
          className={`${SUMMARY_CARD} flex flex-col transition-colors hover:border-line-strong hover:bg-hover`}
        >
          <span className="flex items-center justify-between gap-2 text-sm text-muted">
            {label}
            {icon}
          </span>{" "}
          <span
            className={clsx(
              "text-xl leading-7 font-semibold tracking-tight wrap-anywhere tabular-nums max-[22rem]:text-[0.8125rem]",
              // In one line, to the last cent.
              shown.length > LONG && "max-sm:text-sm",
            )}
          >
            {shown}
          </span>{" "}
          <span className="text-xs text-muted">{hint}</span>
        </Link>
      ))}
    </div>
  );
}
