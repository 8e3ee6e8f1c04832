/** Weights of a CNPJ's digits, counted from the last one back. */
const weightFromEnd = (position: number) => 2 + (position % 8);

/** Drops punctuation; letters, which a CNPJ may have in its first twelve places, are in upper case. */
export const bareCnpj = (text: string): string => text.replaceAll(/[\s./-]/g, "").toUpperCase();

/** True for a bare CNPJ with the right check digits. */
export function isCnpj(bare: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(bare) || /^0+$/.test(bare)) return false;
  const first = checkDigit(bare.slice(0, 12));
  return bare.endsWith(`${first}${checkDigit(`${bare.slice(0, 12)}${first}`)}`);
}

/** A character counts as its code minus that of "0": digits as themselves, "A" as 17. */
function checkDigit(text: string): number {
  const sum = Array.from(text)
    .toReversed()
    .map((character, position) => (character.charCodeAt(0) - 48) * weightFromEnd(position))
    .reduce((total, each) => total + each, 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** "12.ABC.345/01DE-35"; anything that is no CNPJ stays as it is. */
export const formatCnpj = (bare: string): string =>
  bare.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
