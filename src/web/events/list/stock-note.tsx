import { CircleCheck, PackageCheck, PackageOpen, PackageX, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import type { ShoppingLine } from "#shared/events/shopping-list.ts";
import type { StockIndicator } from "#shared/events/stock-indicator.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type Shown = Exclude<StockIndicator["state"], "none">;

const looks: Record<Shown, { text: string; tone: BadgeTone; icon: ReactElement }> = {
  ok: { text: "Estoque OK", tone: "green", icon: plainIcon(CircleCheck) },
  short: { text: "Verificar estoque", tone: "orange", icon: plainIcon(TriangleAlert) },
  withdrawn: { text: "Estoque retirado", tone: "neutral", icon: plainIcon(PackageOpen) },
  unrecorded: { text: "Sem baixa", tone: "orange", icon: plainIcon(TriangleAlert) },
  unused: { text: "Nada foi usado", tone: "neutral", icon: plainIcon(PackageX) },
  returned: { text: "Estoque devolvido", tone: "neutral", icon: plainIcon(PackageCheck) },
};

export function StockBadge({ indicator: { state } }: { indicator: StockIndicator }) {
  if (state === "none") return null;
  const { text, tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

const AT_FIRST = 3;

export function ShortStock({ lines }: { lines: readonly ShoppingLine[] }) {
  const { shown, more } = useFirstFew(lines, AT_FIRST);
  return (
    <ul
      aria-label="Em falta no estoque"
      className="mb-4 rounded-md border border-orange-line bg-orange-soft/60 px-3 py-2 text-sm"
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
