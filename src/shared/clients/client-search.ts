import { searchedPlaces } from "#shared/text/search.ts";

type SearchedClient = {
  name: string;
  email: string | null;
  phone: string | null;
  cpf: string | null;
};

/** Digits with the separators that people use in a phone number or CPF. */
const NUMBER = /^[\d\s().+/-]*\d[\d\s().+/-]*$/;

const digits = (text: string | null) => text?.replace(/\D/g, "") ?? "";

/** Finds clients by words of any field, or by the digits of a phone number or CPF alone. */
export function clientSearch<T extends SearchedClient>(
  clients: readonly T[],
): (query: string) => readonly T[] {
  const writtenPlaces = searchedPlaces(clients, ({ name, email, phone, cpf }) => [name, email, phone, cpf]);
  const numbers = clients.map(({ phone, cpf }) => `${digits(phone)}\n${digits(cpf)}`);

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
