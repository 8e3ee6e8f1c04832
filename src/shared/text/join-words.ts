/** "a", "a e b", "a, b e c". `Intl.ListFormat` does the same, but loading its words takes a phone 150 ms. */
export const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" e ");
