import { groupBy } from "#shared/group-by.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";
import { contentsText, packContents, packContentsText, packsFor } from "#shared/ingredients/pack.ts";
import type { EventCount } from "#shared/night/counts/contract.ts";
import type { CountItem, CountLine } from "#shared/night/counts/count-lines.ts";
import { type CountedSum, countedAmounts, NOTHING_COUNTED } from "#shared/night/counts/counted-amounts.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { amountText, unitText } from "#shared/units/amount-text.ts";
import type { PackName } from "#shared/units/enumerations.ts";

const isFeminine = (packName: PackName) => packName.endsWith("a");

export const openWord = (packName: PackName | null) =>
  packName && !isFeminine(packName) ? "aberto" : "aberta";

export const closedWord = (packName: PackName) => (isFeminine(packName) ? "fechadas" : "fechados");

/** "7 décimos" */
export const tenthsText = (level: number) => formatCount(level, "décimo", "décimos");

/** "garrafas", "unidades", "L" */
export const pluralText = (unit: string) => unitText(2, unit);

/** "6 garrafas de 750 ml"; where it is no whole number of packs, "4 L (garrafa de 750 ml)". */
export function sentText({ out, unit, packName, packQuantity }: CountItem): string {
  const amount = amountText(out, unit);
  const packs = packsFor(out, { packQuantity, packMultiple: 1 });
  if (packs === undefined || packName === null || packQuantity === null) return amount;
  if (packContents(packs, packQuantity) !== out)
    return packName === unit ? amount : `${amount} (${packName} de ${contentsText(packQuantity, unit)})`;
  return amountText(packs, packName) + packContentsText(packName, packQuantity, unit);
}

/** "Voltou 2,2 L · quebrado 0,75 · usado 1,55 L", which breaks between these only. */
export function resultText({ item, back, used, counted }: CountLine): string {
  const parts = [
    `Voltou ${amountText(back, item.unit)}`,
    ...Object.values(lossFacts).map(
      ({ gone, countField }) =>
        counted[countField] > 0 && `${gone.toLowerCase()} ${formatNumber(counted[countField])}`,
    ),
    `usado ${amountText(used, item.unit)}`,
  ];
  return parts.flatMap((part) => (part ? part.replaceAll(" ", "\u00a0") : [])).join(" · ");
}

/** "4 garrafas, aberta 7/10, quebrado 0,75 L" */
export function sumText(sum: CountedSum, item: CountItem | undefined): string {
  const { unit = "", packName = null } = item ?? {};
  const open = (level: number) => `${openWord(packName)} ${Math.abs(level)}/10`;
  const parts = [
    sum.closed !== 0 && amountText(sum.closed, packName ?? unit),
    sum.loose !== 0 && amountText(sum.loose, unit),
    ...sum.openTenths.map((level) => (level < 0 ? `menos ${open(level)}` : open(level))),
    ...Object.values(lossFacts).map(
      ({ gone, countField }) =>
        sum[countField] !== 0 && `${gone.toLowerCase()} ${amountText(sum[countField], unit)}`,
    ),
  ];
  return parts.filter(Boolean).join(", ") || "nada";
}

/** Somebody who counts. */
export type Counter = Pick<EventCount, "by" | "isByLink">;

/** "Já incluído: Bia (2 garrafas), Ana (aberta 7/10)": what others counted of an item. Undefined if nobody did. */
export function othersText(counts: readonly EventCount[], me: Counter, item: CountItem): string | undefined {
  const { ingredientId } = item;
  const others = counts.filter(
    (count) => count.ingredientId === ingredientId && !(count.by === me.by && count.isByLink === me.isByLink),
  );
  const texts = [...groupBy(others, ({ by }) => by)].map(
    ([by, own]) => `${by} (${sumText(countedAmounts(own).get(ingredientId) ?? NOTHING_COUNTED, item)})`,
  );
  return texts.length > 0 ? `Já incluído: ${texts.join(", ")}` : undefined;
}
