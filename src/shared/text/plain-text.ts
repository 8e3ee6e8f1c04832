const MOST_REMEMBERED = 50_000;
const memoizeByObject = new Map<string, string>();
/** In which nothing has an accent. */
const ASCII = /^\p{ASCII}*$/u;

/** In small letters, too. */
export const withoutAccents = (text: string) =>
  (ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();

/** The same, memoized: a list is searched again with every key that is pressed, and sorted by comparing again and again. */
export function plainText(text: string): string {
  const known = memoizeByObject.get(text);
  if (known !== undefined) return known;
  if (memoizeByObject.size >= MOST_REMEMBERED) memoizeByObject.clear();
  const made = withoutAccents(text);
  memoizeByObject.set(text, made);
  return made;
}

/** What only steers how other characters are shown; an emoji may need it, alone it shows nothing. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;

export const withoutFormatCharacters = (text: string) => text.replace(FORMAT_CHARACTERS, "");
