import { Plus, SearchX, Users } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { matchesClient } from "#shared/clients/client-search.ts";
import type { Client } from "#shared/clients/contract.ts";
import { formatCount } from "#shared/format.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { ClientGrid } from "./client-grid.tsx";

type ClientListProps = { clients: Client[]; onAdd: () => void; onEdit: (client: Client) => void };

const NONE_FOUND = "Nenhum cliente encontrado";

export function ClientList({ clients, onAdd, onEdit }: ClientListProps) {
  const [search, setSearch] = useState("");
  // What is typed shows at once; thousands of clients are gone through after that.
  const query = useDeferredValue(search);
  const found = useMemo(() => clients.filter((client) => matchesClient(query, client)), [clients, query]);

  return (
    <>
      <div className="mb-4 max-w-md">
        <SearchField
          label="Buscar cliente por nome, e-mail, telefone ou CPF"
          placeholder="Nome, e-mail, telefone ou CPF"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className={query ? "mb-3 text-sm text-muted" : "sr-only"}>
        {query && formatCount(found.length, "resultado", "resultados")}
      </p>
      {clients.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={NONE_FOUND}
          action={
            <Button onClick={onAdd}>
              <Plus aria-hidden="true" className="size-4.5" />
              Cadastrar cliente
            </Button>
          }
        >
          Cadastre quem contrata seus eventos para ter o contato sempre à mão.
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={NONE_FOUND}
          action={
            <Button variant="secondary" onClick={() => setSearch("")}>
              Limpar busca
            </Button>
          }
        />
      ) : (
        <ClientGrid clients={found} onEdit={onEdit} />
      )}
    </>
  );
}
