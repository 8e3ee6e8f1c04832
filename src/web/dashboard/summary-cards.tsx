import { CalendarDays, Martini, Package, Wallet } from "lucide-react";
import { Link } from "wouter";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { paths } from "#web/app/address/paths.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";

/** The last column holds money, which needs more room. */
export const SUMMARY_GRID = "grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-[1fr_1fr_1fr_1.35fr]";

const icons = {
  stock: plainIcon(Package),
  drinks: plainIcon(Martini),
  events: plainIcon(CalendarDays),
  value: plainIcon(Wallet),
};

type SummaryCardsProps = { ingredients: number; drinks: number; events: number; value: number };

export function SummaryCards({ ingredients, drinks, events, value }: SummaryCardsProps) {
  const cards = [
    {
      label: "Estoque",
      value: formatNumber(ingredients),
      hint: ingredients === 1 ? "ingrediente cadastrado" : "ingredientes cadastrados",
      href: paths.stock,
      icon: icons.stock,
    },
    {
      label: "Drinks",
      value: formatNumber(drinks),
      hint: drinks === 1 ? "receita cadastrada" : "receitas cadastradas",
      href: paths.drinks,
      icon: icons.drinks,
    },
    {
      label: "Eventos",
      value: formatNumber(events),
      hint: events === 1 ? "confirmado ou planejado" : "confirmados ou planejados",
      href: paths.events,
      icon: icons.events,
    },
    {
      label: "Valor Total",
      value: formatMoney(value),
      hint: "em ingredientes",
      href: paths.stock,
      icon: icons.value,
    },
  ];
  return (
    <div className={SUMMARY_GRID}>
      {cards.map(({ label, value: shown, hint, href, icon }) => (
        <Link
          key={label}
          href={href}
          className="block min-w-0 rounded-lg [&>*]:h-full [&>*]:transition-colors hover:[&>*]:border-line-strong hover:[&>*]:bg-hover"
        >
          <StatCard label={label} value={shown} hint={hint} icon={icon} />
        </Link>
      ))}
    </div>
  );
}
