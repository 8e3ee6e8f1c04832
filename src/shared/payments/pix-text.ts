export const LONGEST_RECEIVER = 25;
export const LONGEST_CITY = 15;

/** A name as a Pix code spells it: without accents and repeated spaces. */
export const pixText = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/g, " ").trim();

/** What is wrong with a name or city; its length counts as the code spells it. */
export function pixTextProblem(text: string, most: number): string | undefined {
  const spelled = pixText(text);
  if (spelled === "") return "Campo obrigatório";
  if (!/^[A-Za-z\d ]+$/.test(spelled)) return "Use só letras, números e espaços";
  return spelled.length > most ? `Use no máximo ${most} caracteres` : undefined;
}
