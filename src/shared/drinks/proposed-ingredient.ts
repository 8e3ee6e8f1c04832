import type { Ingredient } from "#shared/ingredients/contract.ts";
import { nameKey } from "#shared/text/name-key.ts";

type Stocked = Pick<Ingredient, "id" | "name" | "category" | "quantity">;

/** Behind one of these words stands what something is made of: "suco de limão" is no lemon. */
const LINKS = new Set(["de", "do", "da", "dos", "das", "com", "sem", "sabor", "tipo"]);

const wordsOf = (name: string) => nameKey(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where the words stand in a name, one behind the other; undefined if they do not, or only say what it is made of. */
function placeIn(name: string, words: readonly string[]): number | undefined {
  const its = wordsOf(name);
  const place = its.findIndex(
    (_, start) => words.every((word, step) => its[start + step] === word) && !LINKS.has(its[start - 1] ?? ""),
  );
  return words.length === 0 || place < 0 ? undefined : place;
}

/**
 * The ingredient of the stock that a recipe most likely means by a name: "Vodka Absolut 1L" for "Vodka". One that
 * begins with the name goes first, then one that there is some of, then the shortest name.
 */
export function proposedIngredient<I extends Stocked>(
  { name, category }: { name: string; category: Ingredient["category"] },
  stock: readonly I[],
): I | undefined {
  const words = wordsOf(name);
  const found = stock.flatMap((one) => {
    const place = placeIn(one.name, words);
    const isOther = one.category !== category && one.category !== "Outros" && category !== "Outros";
    return place === undefined || isOther ? [] : [{ one, place }];
  });
  found.sort(
    (a, b) =>
      Number(a.place > 0) - Number(b.place > 0) ||
      Number(b.one.quantity > 0) - Number(a.one.quantity > 0) ||
      a.one.name.length - b.one.name.length,
  );
  return found[0]?.one;
}
