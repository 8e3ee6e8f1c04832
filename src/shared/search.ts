const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word of the query occurs in one of the texts, whatever its accents and case. */
export function matchesSearch(query: string, ...texts: (string | null | undefined)[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const searched = texts.filter((text) => text != null).map(plain);
  return words.every((word) => searched.some((text) => text.includes(word)));
}
