/** What only steers how other characters are shown; an emoji may need it, alone it shows nothing. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;

export const withoutFormatCharacters = (text: string) => text.replace(FORMAT_CHARACTERS, "");
