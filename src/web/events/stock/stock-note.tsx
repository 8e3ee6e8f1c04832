import { CircleCheck, PackageCheck, PackageOpen, PackageX, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import type { ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import type { StockIndicator } from "#shared/events/stock/stock-indicator.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { Badge, type BadgeTone, QuietBadge } from "#web/ui/badge.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type Shown = Exclude<StockIndicator["state"], "none">;

type Look = {
  text: string;
  tone: BadgeTone;
  icon: ReactElement;
  /** Needs nobody's hand. */
  isQuiet?: true;
};

const looks: Record<Shown, Look> = {
  ok: { text: "Estoque OK", tone: "green", icon: plainIcon(CircleCheck), isQuiet: true },
  short: { text: "Verificar estoque", tone: "orange", icon: plainIcon(TriangleAlert) },
  out: { text: "Estoque retirado", tone: "neutral", icon: plainIcon(PackageOpen) },
  unrecorded: { text: "Verificar estoque: sem baixa", tone: "orange", icon: plainIcon(TriangleAlert) },
  unused: { text: "Nada foi usado", tone: "neutral", icon: plainIcon(PackageX), isQuiet: true },
  back: { text: "Estoque devolvido", tone: "neutral", icon: plainIcon(PackageCheck), isQuiet: true },
};

export function StockBadge({ indicator: { state } }: { indicator: StockIndicator }) {
  if (state === "none") return null;
  const { text, tone, icon, isQuiet } = looks[state];
  const Look = isQuiet ? QuietBadge : Badge;
  return (
    <Look tone={tone} icon={icon}>
      {text}
    </Look>
  );
}

const AT_FIRST = 3;

export function ShortStock({ lines }: { lines: readonly ShoppingLine[] }) {
  const { shown, more } = useFirstFew(lines, AT_FIRST);
  return (
    <ul
      aria-label="Em falta no estoque"
      className="mt-0.5 text-[0.8125rem] leading-5 text-orange-ink [&>li]:inline [&>li:not(:last-child)]:after:content-[',_']"
    >
      {shown.map(({ ingredientId, name, toBuy, unit }) => (
        <li key={ingredientId} className="wrap-anywhere">
          {name} ({shortageText(toBuy, unit)})
        </li>
      ))}
      {more && (
        <li className="tabular-nums">
          <ShowAllButton {...more}>e mais {formatNumber(more.rest)}</ShowAllButton>
        </li>
      )}
    </ul>
  );
}
