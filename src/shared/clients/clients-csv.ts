import { writeCsv } from "#shared/csv/csv.ts";
import type { Client, ClientInput } from "./contract.ts";

/** The fields of a CSV row, all that can be entered. */
export type ClientField = Exclude<keyof ClientInput, "version">;
type Written = Pick<Client, ClientField>;

/** In the order of the file's columns. */
export const clientHeadings: Record<ClientField, string> = {
  name: "Nome",
  email: "E-mail",
  phone: "Telefone",
  cpf: "CPF",
  address: "Endereço",
  notes: "Observações",
};
export const clientFields = Object.keys(clientHeadings) as ClientField[];

export const clientsCsv = (clients: readonly Written[]): string =>
  writeCsv([
    Object.values(clientHeadings),
    ...clients.map((client) => clientFields.map((field) => client[field] ?? "")),
  ]);

/** An example to type over. */
export const clientsCsvTemplate = clientsCsv([
  {
    name: "Ana Souza (exemplo)",
    email: "ana@exemplo.com.br",
    phone: "(11) 98765-4321",
    cpf: "123.456.789-09",
    address: "Rua das Flores, 10, São Paulo",
    notes: "Prefere contato por mensagem",
  },
]);
