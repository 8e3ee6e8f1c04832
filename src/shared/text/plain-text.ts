const MOST_REMEMBERED = 50_000;
const plainTexts = new Map<string, string>();
/** In which nothing has an accent. */
const ASCII = /^\p{ASCII}*$/u;

/** In small letters, too. */
export const withoutAccents = (text: string) =>
  (ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();

/** The same, memoized: a list is searched again with every key that is pressed, and sorted by comparing again and again. */
export function plainText(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  if (plainTexts.size >= MOST_REMEMBERED) plainTexts.clear();
  const made = withoutAccents(text);
  plainTexts.set(text, made);
  return made;
}
