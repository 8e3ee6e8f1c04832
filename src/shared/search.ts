const MOST_REMEMBERED = 50_000;
const remembered = new Map<string, string>();

/** Without accents and case. Remembered, since a list is searched again with every key that is pressed. */
function plain(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const made = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  remembered.set(text, made);
  return made;
}

/** Whether every word of the query occurs in one of the texts, whatever its accents and case. */
export function matchesSearch(query: string, ...texts: (string | null | undefined)[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.every((word) => texts.some((text) => text != null && plain(text).includes(word)));
}
