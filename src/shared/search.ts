type Text = string | null | undefined;

const MOST_REMEMBERED = 50_000;
const remembered = new Map<string, string>();
/** In which nothing has an accent. */
const ASCII = /^\p{ASCII}*$/u;

const withoutAccents = (text: string) =>
  (ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();

/** Remembered, since a list is searched again with every key that is pressed. */
function plain(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const made = withoutAccents(text);
  remembered.set(text, made);
  return made;
}

/** Whether two words are the same but for accents and case: "orcamento" is "Orçamento". */
export const isSameWord = (one: string, other: string): boolean => plain(one) === plain(other);

const wordsOf = (query: string) => withoutAccents(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query occurs in one of the texts, whatever its accents and case. */
export function matchesSearch(query: string, ...texts: Text[]): boolean {
  return wordsOf(query).every((word) => texts.some((text) => text != null && plain(text).includes(word)));
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
