import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type ClientRow,
  clientTable,
  openClientsCsv,
  previewClients,
} from "#shared/clients/client-csv-preview.ts";
import { type ClientField, clientHeadings, clientsCsvTemplate } from "#shared/clients/clients-csv.ts";
import { MOST_IMPORTED_ROWS } from "#shared/csv/import-limits.ts";
import { clientsQuery, useFreshClients, useImportClients } from "#web/clients/queries.ts";
import { CsvImportDialog } from "#web/import/csv-import-dialog.tsx";
import { FieldChange } from "#web/import/field-change.tsx";
import { ImportFacts } from "#web/import/import-facts.tsx";
import type { Writable } from "#web/import/import-plan.ts";
import { type ReadFile, useCsvImport } from "#web/import/use-csv-import.ts";

type ClientImportDialogProps = { open: boolean; onClose: () => void };

const words = {
  title: "Enviar CSV dos clientes",
  one: "cliente",
  many: "clientes",
  same: "Os clientes já estão iguais ao arquivo: não há nada para importar.",
  keepPresent: "Deixar como estão os clientes que já existem",
};

const CONFLICT =
  "Os clientes foram alterados enquanto você conferia, e nada foi gravado. A prévia já mostra os de agora: confira e importe de novo.";

const FACTS = [
  ["Colunas", Object.values(clientHeadings).join("; ")],
  ["Obrigatório", "Só o nome."],
  ["Célula vazia", "Não apaga o que o cliente já tem."],
] as const;

export function ClientImportDialog({ open, onClose }: ClientImportDialogProps) {
  const { data: clients } = useQuery(clientsQuery);
  const { mutateAsync: send } = useImportClients();
  const preview = useCallback(
    ({ table, corrections }: ReadFile<ClientField>) => previewClients(table, clients ?? [], corrections),
    [clients],
  );
  const csv = useCsvImport({
    most: MOST_IMPORTED_ROWS,
    plural: "clientes",
    bodyOf: rowsOf,
    openFile: openClientsCsv,
    preview: clients && preview,
    refresh: useFreshClients(),
    send: (body) => send(body),
    onImported: onClose,
    compared: "os clientes",
    conflict: CONFLICT,
  });

  return (
    <CsvImportDialog
      open={open}
      onClose={onClose}
      csv={csv}
      columns={clientTable.columns}
      words={words}
      help={
        <ImportFacts facts={FACTS} template={{ fileName: "modelo-clientes.csv", text: clientsCsvTemplate }}>
          <p>
            <strong>Pode ser a lista que você já tem.</strong> Salve-a como CSV. Um nome que já existe, com ou
            sem acentos e maiúsculas, completa esse cliente; um nome novo cria outro.
          </p>
        </ImportFacts>
      }
      renderDetails={(row) => <ClientRowDetails row={row} />}
    />
  );
}

const rowsOf = (rows: readonly Writable<ClientRow>[]) => ({
  rows: rows.map((row) => {
    // Thousands of rows share one request: absent values stay absent.
    const values = Object.fromEntries(Object.entries(row.input).filter(([, value]) => value != null));
    return row.kind === "changed" ? { id: row.present.id, version: row.present.version, ...values } : values;
  }),
});

function ClientRowDetails({ row }: { row: ClientRow }) {
  if (row.kind === "new") {
    const { email, phone, cpf, address } = row.input;
    const known = [email, phone, cpf, address].filter(Boolean);
    return <p className="wrap-anywhere text-muted">{known.join(" · ") || "Só o nome"}</p>;
  }
  if (row.kind !== "changed") return null;
  return (
    <dl className="flex flex-col gap-1">
      {row.changes.map(({ field, from, to }) => (
        <FieldChange key={field} label={clientHeadings[field]} from={from ?? "vazio"} to={to ?? "vazio"} />
      ))}
    </dl>
  );
}
