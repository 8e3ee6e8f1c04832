/** The words of a text, which are separated by commas. */
export const wordList = (text: string): string[] => text.split(",").map((word) => word.trim());
