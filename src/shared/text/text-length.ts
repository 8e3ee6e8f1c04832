/** Of people, drinks, events and whatever else has a name of one line. */
export const LONGEST_NAME = 200;

/** The beginning of a text, at most so long and never half a character. */
export const beginningOf = (text: string, max: number) =>
  text
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
    .trimEnd();
