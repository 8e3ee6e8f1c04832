import type { EventCount, EventCountInput } from "#shared/night/counts/contract.ts";
import { isWithoutAmounts } from "#shared/night/counts/count-entry.ts";
import type { CountItem } from "#shared/night/counts/count-lines.ts";
import { countedAmounts, NOTHING_COUNTED } from "#shared/night/counts/counted-amounts.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { momentText } from "#web/device/old-data-note.tsx";
import { useClock } from "#web/session/clock.ts";
import { sumText } from "./count-texts.ts";

type CountedByProps = { counts: readonly EventCount[]; items: readonly CountItem[] };

/** Who counted what, the latest first. */
export function CountedBy({ counts, items }: CountedByProps) {
  const clock = useClock();
  if (counts.length === 0) return null;
  const byId = new Map(items.map((item) => [item.ingredientId, item]));
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-ink">
        Quem contou o quê ({formatNumber(counts.length)})
      </summary>
      <ul className="ruled border-t border-line">
        {[...counts].reverse().map((count) => (
          <li key={count.id} className="flex flex-wrap justify-between gap-x-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{count.by}</span> {count.isByLink && "pelo link, "}
              <time dateTime={count.at} className="text-muted tabular-nums">
                {momentText(count.at, clock)}
              </time>
            </span>
            <span className="tabular-nums">{countText(count, byId.get(count.ingredientId ?? 0))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "Vodka: 4 garrafas, aberta 7/10, quebrado 0,75 L", "Gelo: acabou antes do fim", "128 convidados vieram" */
export function countText(count: Omit<EventCountInput, "id">, item: CountItem | undefined): string {
  const { ingredientId, guestsPresent, ranOut, packQuantity = null } = count;
  if (ingredientId === null) {
    return typeof guestsPresent === "number"
      ? formatCount(guestsPresent, "convidado veio", "convidados vieram")
      : "Convidados: sem número";
  }
  const sum = countedAmounts([{ ...count, packQuantity }]).get(ingredientId) ?? NOTHING_COUNTED;
  const said = typeof ranOut === "boolean" && (ranOut ? "acabou antes do fim" : "não acabou antes do fim");
  const amounts = said && isWithoutAmounts(count) ? "" : sumText(sum, item);
  return `${item?.name ?? "Outro item"}: ${[amounts, said].filter(Boolean).join(", ")}`;
}
