import { nameKey } from "#shared/text/name-key.ts";

type Named = { id: number; name: string; category: string };

const wordsOf = (name: string) => new Set(nameKey(name).match(/\p{L}{3,}/gu) ?? []);

/** The other ingredients, those first that share words of their name, then those of the same category. */
export function similarFirst<I extends Named>(one: Named, all: readonly I[]): I[] {
  const words = wordsOf(one.name);
  const shared = ({ name }: Named) => [...wordsOf(name)].filter((word) => words.has(word)).length;
  const isOther = ({ category }: Named) => Number(category !== one.category);
  return all
    .filter(({ id }) => id !== one.id)
    .toSorted((a, b) => shared(b) - shared(a) || isOther(a) - isOther(b));
}
