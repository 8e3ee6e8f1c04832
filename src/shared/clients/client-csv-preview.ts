import type {
  ChangedRow,
  Corrections,
  NewRow,
  RowProblem,
  SameRow,
  WrongRow,
} from "#shared/csv/import-row.ts";
import { cellsOf, extraCells, namesakesOf } from "#shared/csv/row-cells.ts";
import { type Assignment, openTable, type TableFile, type TableKind } from "#shared/csv/table-file.ts";
import { groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { wordList } from "#shared/text/word-list.ts";
import { type ClientField, clientFields, clientHeadings } from "./clients-csv.ts";
import { type Client, type ClientInput, clientInput } from "./contract.ts";

export const clientTable: TableKind<ClientField> = {
  key: "name",
  noun: "cliente",
  columns: [
    {
      field: "name",
      heading: clientHeadings.name,
      names: ["Cliente", "Nome do cliente", "Nome completo"],
      vague: wordList("Clientes, Contato, Razão social, Nome fantasia, Empresa, Contratante"),
    },
    {
      field: "email",
      heading: clientHeadings.email,
      names: ["Email"],
      vague: wordList("E-mails, Correio eletrônico, Endereço de e-mail, Mail"),
    },
    {
      field: "phone",
      heading: clientHeadings.phone,
      names: ["Celular"],
      vague: wordList("WhatsApp, Fone, Tel, Telefones, Telefone 1, Celular 1, Contato, Whats, Zap"),
    },
    {
      field: "cpf",
      heading: clientHeadings.cpf,
      names: ["CPF/CNPJ"],
      vague: wordList("CNPJ, Documento, CPF ou CNPJ, Doc"),
    },
    {
      field: "address",
      heading: clientHeadings.address,
      vague: wordList("Endereço completo, Logradouro, Rua, Local"),
    },
    {
      field: "notes",
      heading: clientHeadings.notes,
      names: ["Observação"],
      vague: wordList("Obs, Nota, Notas, Anotações, Comentário, Comentários"),
    },
  ],
};

export type ClientChange = { field: ClientField; from: string | null; to: string | null };
export type ClientRow =
  | NewRow<ClientInput>
  | ChangedRow<ClientInput, Client, ClientChange>
  | WrongRow<ClientField>
  | SameRow;

type Cells = Partial<Record<ClientField, string>>;

export const openClientsCsv = (text: string, assignment?: Assignment<ClientField>) =>
  openTable(text, clientTable, assignment);

/** The effect a file would have on the clients, row by row; nothing is written yet. */
export function previewClients(
  file: TableFile<ClientField>,
  clients: readonly Client[],
  corrections: Corrections<ClientField> = new Map(),
): ClientRow[] {
  const read = file.rows.map((row) => ({ row, cells: cellsOf(row, file, corrections) }));
  const presentByKey = groupBy(clients, ({ name }) => nameKey(name));
  const rowsByKey = groupBy(read, ({ cells }) => nameKey(cells.name ?? ""));
  return read.map(({ row, cells }) => {
    const key = nameKey(cells.name ?? "");
    const problems: RowProblem<ClientField>[] = extraCells(row, file).map((problem) => ({
      number: row.number,
      ...problem,
    }));
    const refuse = (message: string) =>
      problems.push({
        number: row.number,
        field: "name",
        column: clientHeadings.name,
        found: cells.name?.trim(),
        message,
        isOwn: true,
      });
    const found = presentByKey.get(key) ?? [];
    const others = namesakesOf(
      row,
      (rowsByKey.get(key) ?? []).map((one) => one.row),
    );
    if (key !== "" && others) refuse(`O mesmo nome também está ${others} do arquivo`);
    if (found.length > 1) {
      refuse(`Há ${found.length} clientes com este nome: edite-os na tela de clientes`);
    }
    return previewClient(row.number, cells, found[0], problems);
  });
}

function previewClient(
  number: number,
  cells: Cells,
  present: Client | undefined,
  problems: RowProblem<ClientField>[],
): ClientRow {
  const name = present?.name ?? cells.name?.trim() ?? "";
  const parsed = clientInput.safeParse(valuesOf(cells, present));
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const field = path[0] as ClientField;
      const column = clientHeadings[field];
      problems.push({ number, field, column, found: cells[field]?.trim(), message });
    }
  }
  if (!parsed.success || problems.length > 0) return { kind: "wrong", number, name, problems };
  const input = parsed.data;
  if (!present) return { kind: "new", number, name: input.name, input };
  const changes = clientFields
    .map((field): ClientChange => ({ field, from: present[field], to: input[field] }))
    .filter(({ from, to }) => from !== to);
  return changes.length > 0
    ? { kind: "changed", number, name, input, present, changes }
    : { kind: "same", number, name };
}

/** A blank cell erases nothing: a list from elsewhere knows less about a client. The name is only the key. */
function valuesOf(cells: Cells, present: Client | undefined): Partial<Record<ClientField, unknown>> {
  const values = clientFields.map((field) => [field, cells[field]?.trim() ? cells[field] : present?.[field]]);
  return { ...Object.fromEntries(values), name: present?.name ?? cells.name };
}
