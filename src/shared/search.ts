import { plainText, withoutAccents } from "./plain-text.ts";

type Text = string | null | undefined;

/** Whether two words are the same but for accents and case: "orcamento" is "Orçamento". */
export const isSameWord = (one: string, other: string): boolean => plainText(one) === plainText(other);

const wordsOf = (query: string) => withoutAccents(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query occurs in one of the texts, whatever its accents and case. */
export function matchesSearch(query: string, ...texts: Text[]): boolean {
  return wordsOf(query).every((word) => texts.some((text) => text != null && plainText(text).includes(word)));
}

/** Finds like matchesSearch, for a long list: what can be worked out before somebody types is worked out here. */
export function searchIndex<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly Text[],
): (query: string) => readonly T[] {
  // As one text: a word has no line break, so it cannot be found across two.
  const texts = items.map((item) => withoutAccents(textsOf(item).join("\n")));
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return items;
    return items.filter((_, position) => words.every((word) => texts[position]?.includes(word)));
  };
}
