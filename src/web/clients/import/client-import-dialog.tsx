import { useQuery } from "@tanstack/react-query";
import { type ClientRow, clientImport } from "#shared/clients/client-import.ts";
import { clientColumns, clientsCsvTemplate } from "#shared/clients/clients-csv.ts";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { clientsQuery, useFreshClients, useImportClients } from "#web/clients/queries.ts";
import { CsvImportDialog } from "#web/import/csv-import-dialog.tsx";
import { FieldChangeItem } from "#web/import/field-change.tsx";
import { ImportFacts } from "#web/import/import-facts.tsx";
import { useCsvImport } from "#web/import/use-csv-import.ts";

type ClientImportDialogProps = { open: boolean; onClose: () => void };

const words = {
  title: "Enviar CSV dos clientes",
  same: "Os clientes já estão iguais ao arquivo: não há nada para importar.",
  keepPresent: "Deixar como estão os clientes que já existem",
  compared: "os clientes",
  conflict:
    "Os clientes foram alterados enquanto você conferia, e nada foi gravado. A prévia já mostra os de agora: confira e importe de novo.",
};

const FACTS = [
  ["Obrigatório", "Só o nome."],
  ["Célula vazia", "Não apaga o que o cliente já tem."],
] as const;

export function ClientImportDialog({ open, onClose }: ClientImportDialogProps) {
  const { data: clients } = useQuery(clientsQuery);
  const { mutateAsync: send } = useImportClients();
  const csv = useCsvImport({
    kind: clientImport,
    words,
    present: clients,
    known: undefined,
    refresh: useFreshClients(),
    send: (body) => send(body),
    onImported: onClose,
  });

  return (
    <CsvImportDialog
      open={open}
      onClose={onClose}
      csv={csv}
      help={
        <ImportFacts
          columns={clientColumns}
          facts={FACTS}
          template={{ fileName: "modelo-clientes.csv", text: clientsCsvTemplate }}
        >
          <p>
            <strong>Pode ser a lista que você já tem.</strong> Serve em CSV ou Excel. Um nome que já existe,
            com ou sem acentos e maiúsculas, completa esse cliente; um nome novo cria outro.
          </p>
        </ImportFacts>
      }
      renderDetails={(row) => <ClientRowDetails row={row} />}
    />
  );
}

function ClientRowDetails({ row }: { row: ClientRow }) {
  if (row.kind === "new") {
    const { email, phone, cpf, cnpj, address } = row.input;
    const known = [email, phone, cpf, cnpj && formatCnpj(cnpj), address].filter(Boolean);
    return <p className="wrap-anywhere text-muted">{known.join(" · ") || "Só o nome"}</p>;
  }
  if (row.kind !== "changed") return null;
  return (
    <dl className="flex flex-col gap-1">
      {row.changes.map(({ field, from, to }) => (
        <FieldChangeItem
          key={field}
          label={clientColumns[field].heading}
          from={from ?? "vazio"}
          to={to ?? "vazio"}
        />
      ))}
    </dl>
  );
}
