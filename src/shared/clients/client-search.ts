import { matchesSearch } from "#shared/search.ts";

type SearchedClient = {
  name: string;
  email: string | null;
  phone: string | null;
  cpf: string | null;
};

/** Digits and what people put between them in a phone or a cpf. */
const NUMBER = /^[\d\s().+/-]*\d[\d\s().+/-]*$/;

const digits = (text: string | null) => text?.replace(/\D/g, "") ?? "";

/** Whether a client is meant: by any word as it is written, or by the digits of a phone or cpf alone. */
export function matchesClient(query: string, { name, email, phone, cpf }: SearchedClient): boolean {
  // "(11) 9999" is one number in two words.
  const parts = NUMBER.test(query) ? [query] : query.trim().split(/\s+/);
  // As one text: to search four of them takes more than twice as long, and there may be thousands of clients.
  const text = [name, email, phone, cpf].join("\n");
  return parts.every((part) => {
    if (matchesSearch(part, text)) return true;
    return NUMBER.test(part) && [phone, cpf].some((number) => digits(number).includes(digits(part)));
  });
}
