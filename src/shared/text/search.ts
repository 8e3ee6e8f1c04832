import { plainText, withoutAccents } from "./plain-text.ts";

type Text = string | null | undefined;

/** Compares without accents and case: "orcamento" equals "Orçamento". */
export const isSameWord = (one: string, other: string): boolean => plainText(one) === plainText(other);

const wordsOf = (query: string) => withoutAccents(query).split(/\s+/).filter(Boolean);

/** True if every word of the query occurs in one of the texts, ignoring accents and case. */
export function matchesSearch(query: string, ...texts: Text[]): boolean {
  return wordsOf(query).every((word) => texts.some((text) => text != null && plainText(text).includes(word)));
}

/** The text fields of a form, without those that are a choice of a list. */
type TypedText<Input> = {
  [Field in keyof Input]-?: string extends NonNullable<Input[Field]> ? Field : never;
}[keyof Input];

/** Of all texts that a form takes, those that a search looks into: a new field does not compile before it is decided. */
export function searchedTexts<Input>(isSearched: Record<TypedText<Input>, boolean>) {
  const fields = (Object.keys(isSearched) as TypedText<Input>[]).filter((field) => isSearched[field]);
  return (item: Partial<Record<TypedText<Input>, Text>>): Text[] => fields.map((field) => item[field]);
}

/** Like {@link matchesSearch} for items of a long list, by position: the texts are prepared before somebody types. */
export function searchedPlaces<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly Text[],
): (query: string) => (place: number) => boolean {
  // Joined by line breaks, which no word contains, so that a word is not found across two texts.
  const texts = items.map((item) => withoutAccents(textsOf(item).join("\n")));
  return (query) => {
    const words = wordsOf(query);
    return (place) => words.every((word) => texts[place]?.includes(word));
  };
}

/** Like {@link matchesSearch} for a long list. */
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
