import { plainText, withoutAccents } from "./plain-text.ts";

type Text = string | null | undefined;

/** Whether two words are the same but for accents and case: "orcamento" is "Orçamento". */
export const isSameWord = (one: string, other: string): boolean => plainText(one) === plainText(other);

const wordsOf = (query: string) => withoutAccents(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query occurs in one of the texts, whatever its accents and case. */
export function matchesSearch(query: string, ...texts: Text[]): boolean {
  return wordsOf(query).every((word) => texts.some((text) => text != null && plainText(text).includes(word)));
}

/** Tells like matchesSearch of a long list's items, by their place: what can be worked out before somebody types is. */
export function searchedPlaces<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly Text[],
): (query: string) => (place: number) => boolean {
  // As one text: a word has no line break, so it cannot be found across two.
  const texts = items.map((item) => withoutAccents(textsOf(item).join("\n")));
  return (query) => {
    const words = wordsOf(query);
    return (place) => words.every((word) => texts[place]?.includes(word));
  };
}

/** Finds like matchesSearch in a long list. */
export function searchIndex<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly Text[],
): (query: string) => readonly T[] {
  const placesOf = searchedPlaces(items, textsOf);
  return (query) => {
    if (query.trim() === "") return items;
    const isFound = placesOf(query);
    return items.filter((_, place) => isFound(place));
  };
}
