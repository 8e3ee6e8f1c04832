import { formatCount, formatMoney, UNKNOWN_PRICE } from "#shared/numbers/format.ts";
import { joinWords } from "#shared/text/join-words.ts";

/** Nobody has told a price yet: what was bought for nothing is told the same way, and rarer. */
export const isUnpriced = ({ unitCost }: { unitCost: number | string }): boolean => Number(unitCost) === 0;

type Unpriced = readonly unknown[];

/** A cost in reais; "sem preço" for nothing of which some prices are not known. */
export const costText = (cost: number, unpriced: Unpriced): string =>
  cost === 0 && unpriced.length > 0 ? UNKNOWN_PRICE : formatMoney(cost);

const FEW = 2;

/** "sem o preço de Gelo e Limão", "sem o preço de 5 ingredientes"; undefined where all prices are known. */
export function unpricedText(
  ids: readonly number[],
  stock: ReadonlyMap<number, { name: string }>,
): string | undefined {
  if (ids.length === 0) return undefined;
  const names = ids.flatMap((id) => stock.get(id)?.name ?? []);
  return `sem o preço de ${
    names.length === ids.length && ids.length <= FEW
      ? joinWords(names)
      : formatCount(ids.length, "ingrediente", "ingredientes")
  }`;
}
