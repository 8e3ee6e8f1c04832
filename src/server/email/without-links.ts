import { withoutFormatCharacters } from "#shared/text/plain-text.ts";

const LONGEST_NAME = 80;

/**
 * Keeps a text in a mail from becoming a link: mail programs make one of whatever looks like an address of the web or of
 * mail. Sums, dates and initials keep their dots and slashes. Nor may it turn the sentence around that it stands in.
 */
export const withoutLinks = (text: string): string =>
  withoutFormatCharacters(text)
    .replaceAll("://", " ")
    .replaceAll(/[@\\]/g, " ")
    .replaceAll(/[.。．｡](?=\p{L})/gu, " ");

/** A name that somebody typed, as it stands in a mail. */
export const nameInMail = (name: string): string =>
  Array.from(withoutLinks(name)).slice(0, LONGEST_NAME).join("");
