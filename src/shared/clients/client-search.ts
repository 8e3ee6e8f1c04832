import { formatCnpj } from "#shared/company/cnpj.ts";
import { searchedPlaces, searchedTexts } from "#shared/text/search.ts";
import type { ClientInput } from "./contract.ts";

type SearchedClient = {
  name: string;
  email: string | null;
  phone: string | null;
  cpf: string | null;
  cnpj: string | null;
};

const textsOf = searchedTexts<ClientInput>({
  name: true,
  email: true,
  phone: true,
  cpf: true,
  cnpj: true,
  address: false,
  notes: false,
});

/** Digits with the separators that people use in a phone number, CPF or CNPJ. */
const NUMBER = /^[\d\s().+/-]*\d[\d\s().+/-]*$/;

const digits = (text: string | null) => text?.replace(/\D/g, "") ?? "";

/** Finds clients by words of name, e-mail, phone, CPF and CNPJ, or by the digits of a phone number, CPF or CNPJ alone. */
export function clientSearch<T extends SearchedClient>(
  clients: readonly T[],
): (query: string) => readonly T[] {
  const writtenPlaces = searchedPlaces(clients, (client) => [
    ...textsOf(client),
    client.cnpj && formatCnpj(client.cnpj),
  ]);
  const numbers = clients.map(({ phone, cpf, cnpj }) => [phone, cpf, cnpj].map(digits).join("\n"));

  const placesOf = (part: string) => {
    const isWritten = writtenPlaces(part);
    if (!NUMBER.test(part)) return isWritten;
    const wanted = digits(part);
    return (place: number) => isWritten(place) || numbers[place]?.includes(wanted);
  };

  return (query) => {
    // "(11) 9999" is one number, not two words.
    const parts = NUMBER.test(query) ? [query] : query.trim().split(/\s+/).filter(Boolean);
    if (parts.length === 0) return clients;
    const isFound = parts.map(placesOf);
    return clients.filter((_, place) => isFound.every((isPartFound) => isPartFound(place)));
  };
}
