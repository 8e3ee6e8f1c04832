export const bareCpf = (text: string): string => text.replaceAll(/[\s.-]/g, "");

/** True for eleven bare digits with the right check digits; eleven times the same digit is nobody's CPF. */
export function isCpf(bare: string): boolean {
  if (!/^\d{11}$/.test(bare) || /^(\d)\1+$/.test(bare)) return false;
  const first = checkDigit(bare.slice(0, 9));
  return bare.endsWith(`${first}${checkDigit(`${bare.slice(0, 9)}${first}`)}`);
}

/** The last digit weighs 2, the one before it 3, and so on. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .map((digit, place) => Number(digit) * (digits.length + 1 - place))
    .reduce((total, each) => total + each, 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** "123.456.789-09"; anything that is no CPF stays as it is. */
export const formatCpf = (bare: string): string =>
  bare.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");
