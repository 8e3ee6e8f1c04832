import type { CountItem, CountLine } from "#shared/events/counts/count-lines.ts";
import { packContents, packsFor } from "#shared/ingredients/pack.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { amountText, unitText } from "#shared/units/amount-text.ts";
import type { PackName } from "#shared/units/enumerations.ts";

const isFeminine = (packName: PackName) => packName.endsWith("a");

export const openWord = (packName: PackName | null) =>
  packName && !isFeminine(packName) ? "aberto" : "aberta";

export const closedWord = (packName: PackName) => (isFeminine(packName) ? "fechadas" : "fechados");

/** "garrafas", "unidades", "L" */
export const pluralText = (unit: string) => unitText(2, unit);

/** "6 garrafas de 0,75 L"; where it is no whole number of packs, "4 L (garrafa de 0,75)". */
export function sentText({ out, unit, packName, packQuantity }: CountItem): string {
  const amount = amountText(out, unit);
  const packs = packsFor(out, { packQuantity, packMultiple: 1 });
  if (packs === undefined || packName === null || packQuantity === null) return amount;
  if (packContents(packs, packQuantity) !== out)
    return `${amount} (${packName} de ${formatNumber(packQuantity)})`;
  return `${amountText(packs, packName)} de ${amountText(packQuantity, unit)}`;
}

/** "Voltou 2,2 L · perdido 0,75 · usado 1,55 L", which breaks between these only. */
export function resultText({ item, back, used, counted }: CountLine): string {
  const gone = rounded(plus(exact(counted.lost), exact(counted.broken)), 2);
  const parts = [
    `Voltou ${amountText(back, item.unit)}`,
    gone > 0 && `perdido ${formatNumber(gone)}`,
    `usado ${amountText(used, item.unit)}`,
  ];
  return parts.flatMap((part) => (part ? part.replaceAll(" ", "\u00a0") : [])).join(" · ");
}

const steps: Record<string, number> = { ml: 50, g: 50, L: 0.1, kg: 0.1 };

/** About a glass or a handful, or one piece. */
export const stepOf = (unit: string): number => steps[unit] ?? 1;
