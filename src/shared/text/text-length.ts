/** The longest name of a person, drink, event and the like. */
export const LONGEST_NAME = 200;

/** Truncates a text without splitting a character. */
export const beginningOf = (text: string, max: number) =>
  text
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
    .trimEnd();
