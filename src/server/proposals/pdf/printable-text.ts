/** Pictures and their modifiers; letters of other scripts are shown as boxes. */
const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\ufe00-\ufe0f]/gu;
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
const SPACES = /[\t\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const BULLETS = /[✓✔☑✅●○◦▪▫■□◆◇★☆➤►▶❖➢]\ufe0f?/gu;

const ARROWS = /[→⇒➔➜➡]\ufe0f?/gu;

/**
 * Longer than any word of Portuguese. The layout's time grows with the square of a word's length, and what is wider
 * than its column runs out of the page.
 */
const LONG_WORDS = /\S{30,}/g;
const PARTS = /.{8}(?=.)/gsu;
const BREAK = "\u200b";

/** A text as the document's font can show it: without pictures and control characters, with lines ended by "\n". */
export const printableText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(SPACES, " ")
    .replaceAll(BULLETS, "•")
    .replaceAll(ARROWS, "–")
    .replaceAll(PICTURES, "")
    .replaceAll(INVISIBLE, "")
    .replaceAll(LONG_WORDS, (word) => word.replaceAll(PARTS, (part) => part + BREAK));

/** A text of one line; a dash where nothing can be shown. */
export const printableLine = (text: string): string =>
  printableText(text)
    .replaceAll(/[ \n]+/g, " ")
    .trim() || "—";
