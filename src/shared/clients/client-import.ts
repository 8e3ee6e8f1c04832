import type { z } from "zod";
import { bareCnpj, isCnpj } from "#shared/company/cnpj.ts";
import { defineImport, refusedCells } from "#shared/csv/define-import.ts";
import type { Cells } from "#shared/csv/row-cells.ts";
import { type ClientField, clientColumns } from "./clients-csv.ts";
import { type Client, type ClientInput, clientInput } from "./contract.ts";

const fields = Object.keys(clientColumns) as ClientField[];

type ClientChange = { field: ClientField; from: string | null; to: string | null };

export const clientImport = defineImport({
  columns: clientColumns,
  contract: clientInput,
  key: "name",
  one: "cliente",
  many: "clientes",
  missing: "Cliente não encontrado",
  repeated: (where) => `O mesmo nome também está ${where} do arquivo`,
  ambiguous: (count) => `Há ${count} clientes com este nome: edite-os na tela de clientes`,
  read([{ cells }], present: Client | undefined) {
    const parsed = clientInput.safeParse(valuesOf(cells, present));
    if (parsed.success) return { input: parsed.data };
    return { problems: refusedCells(parsed.error.issues, cells, clientColumns) };
  },
  changes: (present: Client, input: ClientInput) =>
    fields
      .map((field): ClientChange => ({ field, from: present[field], to: input[field] }))
      .filter(({ from, to }) => from !== to),
});

export type ClientRow = ReturnType<typeof clientImport.preview>[number];
export type ImportedClient = z.infer<typeof clientImport.row>;

/** A blank cell erases nothing: a list from elsewhere knows less about a client. The name is only the key. */
function valuesOf(cells: Cells<ClientField>, present: Client | undefined) {
  // A column "CPF/CNPJ" has both.
  const { cpf = "" } = cells;
  if (!present && !cells.cnpj?.trim() && isCnpj(bareCnpj(cpf))) return { ...cells, cpf: null, cnpj: cpf };
  const values = fields.map((field) => [field, cells[field]?.trim() ? cells[field] : present?.[field]]);
  return { ...Object.fromEntries(values), name: present?.name ?? cells.name };
}
