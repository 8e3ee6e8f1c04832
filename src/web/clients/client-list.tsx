import { Upload, Users } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { clientSearch } from "#shared/clients/client-search.ts";
import type { Client } from "#shared/clients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { useAddressSearch } from "#web/address/use-address-search.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";
import { SearchSection } from "#web/ui/lists/search-section.tsx";
import { useHiddenSaved } from "#web/ui/lists/use-hidden-saved.ts";
import { ClientGrid } from "./client-grid.tsx";

type ClientListProps = {
  clients: Client[];
  onAdd: () => void;
  onImport: () => void;
  onEdit: (client: Client) => void;
  savedId: number | undefined;
};

const searchOf = memoizeByObject((clients: Client[]) => clientSearch(clients));
const NONE_FOUND = "Nenhum cliente encontrado";

export function ClientList({ clients, onAdd, onImport, ...cards }: ClientListProps) {
  const [search, setSearch] = useAddressSearch();
  // The letter shows first; thousands of clients are searched after it.
  const query = useDeferredValue(search);
  const find = searchOf(clients);
  const found = useMemo(() => find(query), [find, query]);
  const hidden = useHiddenSaved({ savedId: cards.savedId, all: clients, found, filters: query });

  if (clients.length === 0) {
    return (
      <EmptyList
        icon={<Users />}
        title={NONE_FOUND}
        reason="Cadastre quem contrata seus eventos para ter o contato sempre à mão."
        addLabel="Cadastrar o primeiro cliente"
        onAdd={onAdd}
        others={
          <Button variant="secondary" onClick={onImport}>
            <Upload className="size-4.5" />
            Enviar CSV…
          </Button>
        }
      />
    );
  }
  return (
    <SearchSection
      label="Buscar cliente por nome, e-mail, telefone ou CPF"
      placeholder="Nome, e-mail, telefone ou CPF"
      value={search}
      onChange={setSearch}
      query={query}
      count={found.length}
      noneFound={NONE_FOUND}
      hidden={hidden}
    >
      <ClientGrid clients={found} {...cards} />
    </SearchSection>
  );
}
