/**
 * The address that opens a chat with this phone number, Brazilian unless it begins with "+"; undefined if it cannot be
 * a whole number with its area code.
 */
export function whatsappLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  const isForeign = phone.trim().startsWith("+");
  const isWhole = isForeign ? /^\d{8,15}$/.test(digits) : /^(55)?[1-9]\d{9,10}$/.test(digits);
  if (!isWhole) return undefined;
  const number = isForeign || digits.length > 11 ? digits : `55${digits}`;
  return `https://wa.me/${number}`;
}

/** Opens a chat with this text in it; without a number the owner picks whom it goes to. */
export function whatsappTextLink(phone: string | null | undefined, text: string): string {
  const chat = (phone && whatsappLink(phone)) || "https://wa.me/";
  return `${chat}?text=${encodeURIComponent(text)}`;
}
