import { normalEmail } from "#shared/accounts/email-address.ts";

export type Contact = { phone?: string | null; email?: string | null };

/** Digits of a telephone by which two are the same: without the country, Brazil's, and a leading zero. */
function phoneKey(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? "").replace(/\D/g, "").replace(/^0+/, "");
  const local = digits.length > 11 ? digits.replace(/^55/, "") : digits;
  return local.length >= 8 ? local : undefined;
}

const emailKey = (email: string | null | undefined) => (email ? normalEmail(email) : undefined);

/** What contacts are found by. */
export const contactKeys = (contacts: readonly Contact[]) => ({
  phones: contacts.flatMap(({ phone }) => phoneKey(phone) ?? []),
  emails: contacts.flatMap(({ email }) => emailKey(email) ?? []),
});

/** Finds the first of these records with the telephone of a contact, else with its e-mail. */
export function contactFinder<Known extends Contact>(records: readonly Known[]) {
  const byPhone = new Map<string, Known>();
  const byEmail = new Map<string, Known>();
  for (const record of records) {
    const [phone, email] = [phoneKey(record.phone), emailKey(record.email)];
    if (phone && !byPhone.has(phone)) byPhone.set(phone, record);
    if (email && !byEmail.has(email)) byEmail.set(email, record);
  }
  return ({ phone, email }: Contact): Known | undefined =>
    byPhone.get(phoneKey(phone) ?? "") ?? byEmail.get(emailKey(email) ?? "");
}
