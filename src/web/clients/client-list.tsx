import { Users } from "lucide-react";
import { useMemo, useState } from "react";
import { clientSearch } from "#shared/clients/client-search.ts";
import type { Client } from "#shared/clients/contract.ts";
import { remembered } from "#web/app/remembered.ts";
import { EmptyList } from "#web/ui/empty-list.tsx";
import { SearchSection } from "#web/ui/search-section.tsx";
import { useAfterPaint } from "#web/ui/use-after-paint.ts";
import { ClientGrid } from "./client-grid.tsx";

type ClientListProps = {
  clients: Client[];
  onAdd: () => void;
  onEdit: (client: Client) => void;
  savedId: number | undefined;
};

const searchOf = remembered((clients: Client[]) => clientSearch(clients));
const NONE_FOUND = "Nenhum cliente encontrado";

export function ClientList({ clients, onAdd, ...cards }: ClientListProps) {
  const [search, setSearch] = useState("");
  // What is typed shows at once; thousands of clients are gone through after that.
  const query = useAfterPaint(search);
  const find = searchOf(clients);
  const found = useMemo(() => find(query), [find, query]);

  if (clients.length === 0) {
    return (
      <EmptyList
        icon={<Users />}
        title={NONE_FOUND}
        reason="Cadastre quem contrata seus eventos para ter o contato sempre à mão."
        addLabel="Cadastrar cliente"
        onAdd={onAdd}
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
    >
      <ClientGrid clients={found} {...cards} />
    </SearchSection>
  );
}
