const MOST_REMEMBERED = 50_000;
const memoizeByObject = new Map<string, string>();
const ASCII = /^\p{ASCII}*$/u;

/** Also lower-cases. */
export const withoutAccents = (text: string) =>
  (ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();

/** Memoized {@link withoutAccents}: search and sort need the same texts again and again. */
export function plainText(text: string): string {
  const known = memoizeByObject.get(text);
  if (known !== undefined) return known;
  if (memoizeByObject.size >= MOST_REMEMBERED) memoizeByObject.clear();
  const made = withoutAccents(text);
  memoizeByObject.set(text, made);
  return made;
}

/** Invisible characters that control how others are shown, such as joiners of an emoji. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;

export const withoutFormatCharacters = (text: string) => text.replace(FORMAT_CHARACTERS, "");
