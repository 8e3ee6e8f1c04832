import { searchIndex } from "#shared/search.ts";

type SearchedClient = {
  name: string;
  email: string | null;
  phone: string | null;
  cpf: string | null;
};

/** Digits and what people put between them in a phone or a cpf. */
const NUMBER = /^[\d\s().+/-]*\d[\d\s().+/-]*$/;

const digits = (text: string | null) => text?.replace(/\D/g, "") ?? "";

/** Finds clients by any word as it is written, or by the digits of a phone or cpf alone. */
export function clientSearch<T extends SearchedClient>(
  clients: readonly T[],
): (query: string) => readonly T[] {
  const findWritten = searchIndex(clients, ({ name, email, phone, cpf }) => [name, email, phone, cpf]);
  const numbers = clients.map(({ phone, cpf }) => `${digits(phone)}\n${digits(cpf)}`);

  const findPart = (part: string): ReadonlySet<T> => {
    const found = new Set(findWritten(part));
    if (!NUMBER.test(part)) return found;
    const wanted = digits(part);
    clients.forEach((client, position) => {
      if (numbers[position]?.includes(wanted)) found.add(client);
    });
    return found;
  };

  return (query) => {
    // "(11) 9999" is one number in two words.
    const parts = NUMBER.test(query) ? [query] : query.trim().split(/\s+/).filter(Boolean);
    if (parts.length === 0) return clients;
    const found = parts.map(findPart);
    return clients.filter((client) => found.every((part) => part.has(client)));
  };
}
