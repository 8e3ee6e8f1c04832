export const LONGEST_RECEIVER = 25;
export const LONGEST_CITY = 15;

/** Letters may have accents of their own characters, but not any number of them. */
const MOST_PER_LETTER = 4;

/** A name as a Pix code spells it: without accents and repeated spaces. */
export const pixText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();

/** What is wrong with a name or city; its length counts as the code spells it. */
export function pixTextProblem(text: string, most: number): string | undefined {
  const spelled = pixText(text);
  const isTooLong = spelled.length > most || text.length > most * MOST_PER_LETTER;
  if (isTooLong) return `Use no máximo ${most} caracteres`;
  if (spelled === "") return "Campo obrigatório";
  return /^[A-Za-z\d ]+$/.test(spelled) ? undefined : "Use só letras, números e espaços";
}
