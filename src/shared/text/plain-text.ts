const MOST_CACHED = 50_000;
const cache = new Map<string, string>();
const ASCII = /^\p{ASCII}*$/u;

/** Also lower-cases. */
export const withoutAccents = (text: string) =>
  (ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();

/** Memoized {@link withoutAccents}: search and sort need the same texts again and again. */
export function plainText(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size >= MOST_CACHED) cache.clear();
  const made = withoutAccents(text);
  cache.set(text, made);
  return made;
}

/** Invisible characters that control how others are shown, such as joiners of an emoji. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;

export const withoutFormatCharacters = (text: string) => text.replace(FORMAT_CHARACTERS, "");
