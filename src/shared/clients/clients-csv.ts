import { formatCnpj } from "#shared/company/cnpj.ts";
import type { Columns } from "#shared/csv/column-titles.ts";
import { writeRecords } from "#shared/csv/csv-table.ts";
import { wordList } from "#shared/text/word-list.ts";
import type { Client, ClientInput } from "./contract.ts";

/** The fields of a CSV row, all that can be entered. */
export type ClientField = Exclude<keyof ClientInput, "version">;
type Written = Pick<Client, ClientField>;

export const clientColumns: Columns<ClientField> = {
  name: {
    heading: "Nome",
    names: ["Cliente", "Nome do cliente", "Nome completo"],
    vague: wordList("Clientes, Contato, Razão social, Nome fantasia, Empresa, Contratante"),
  },
  email: {
    heading: "E-mail",
    names: ["Email"],
    vague: wordList("E-mails, Correio eletrônico, Endereço de e-mail, Mail"),
  },
  phone: {
    heading: "Telefone",
    names: ["Celular"],
    vague: wordList("WhatsApp, Fone, Tel, Telefones, Telefone 1, Celular 1, Contato, Whats, Zap"),
  },
  cpf: {
    heading: "CPF",
    names: ["CPF/CNPJ"],
    vague: wordList("Documento, CPF ou CNPJ, Doc"),
  },
  cnpj: { heading: "CNPJ", vague: wordList("CNPJ da empresa, CNPJ do cliente") },
  address: {
    heading: "Endereço",
    vague: wordList("Endereço completo, Logradouro, Rua, Local"),
  },
  notes: {
    heading: "Observações",
    names: ["Observação"],
    vague: wordList("Obs, Nota, Notas, Anotações, Comentário, Comentários"),
  },
};

/** A CNPJ has its punctuation, without which a spreadsheet takes it for a number. */
export const clientsCsv = (clients: readonly Written[]): string =>
  writeRecords(
    clientColumns,
    clients.map((client) => ({ ...client, cnpj: client.cnpj && formatCnpj(client.cnpj) })),
  );

/** An example to type over. */
export const clientsCsvTemplate = clientsCsv([
  {
    name: "Ana Souza (exemplo)",
    email: "ana@exemplo.com.br",
    phone: "(11) 98765-4321",
    cpf: "123.456.789-09",
    cnpj: null,
    address: "Rua das Flores, 10, São Paulo",
    notes: "Prefere contato por mensagem",
  },
]);
