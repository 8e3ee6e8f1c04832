import { Upload, Users } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { clientSearch } from "#shared/clients/client-search.ts";
import type { Client } from "#shared/clients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import type { ClientSums } from "#web/clients/client-sums.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";
import { SearchSection } from "#web/ui/lists/search-section.tsx";
import { useHiddenSaved } from "#web/ui/lists/use-hidden-saved.ts";
import { ClientChips } from "./client-chips.tsx";
import { ClientRows } from "./client-rows.tsx";
import { type ClientFilter, useClientFilters } from "./use-client-filters.ts";

type ClientListProps = {
  clients: Client[];
  sums: ClientSums;
  onAdd: () => void;
  onImport: () => void;
  onEdit: (client: Client) => void;
  savedId: number | undefined;
};

const searchOf = memoizeByObject((clients: Client[]) => clientSearch(clients));
const NONE_FOUND = "Nenhum cliente encontrado";

export function ClientList({ clients, sums, onAdd, onImport, onEdit, savedId }: ClientListProps) {
  const [{ search, shown }, change] = useClientFilters();
  // The letter shows first; thousands of clients are searched after it.
  const query = useDeferredValue(search);
  const find = searchOf(clients);
  const { money } = sums;
  const found = useMemo(
    () => find(query).filter(({ id }) => isShown(money?.get(id), shown)),
    [find, query, money, shown],
  );
  const hidden = useHiddenSaved({ savedId, all: clients, found, filters: `${shown} ${query}` });
  const canEdit = useCan("edit-records");

  if (clients.length === 0 && !canEdit) return <EmptyState icon={<Users />} title={NONE_FOUND} />;
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
      label="Buscar cliente por nome, e-mail, telefone, CPF ou CNPJ"
      placeholder="Nome, e-mail, telefone ou CPF"
      value={search}
      onChange={(text) => change({ search: text, shown: text ? shown : "todos" })}
      query={query}
      count={found.length}
      noneFound={NONE_FOUND}
      hidden={hidden}
      aside={
        money && (
          <ClientChips
            chosen={shown}
            counts={counts(clients, money)}
            onChoose={(filter) => change({ search, shown: filter })}
          />
        )
      }
    >
      <ClientRows clients={found} sums={sums} onEdit={onEdit} savedId={savedId} />
    </SearchSection>
  );
}

type Owed = { open: string; overdue: string } | undefined;

const rules: Record<ClientFilter, (owed: Owed) => boolean> = {
  todos: () => true,
  "em-aberto": (owed) => Number(owed?.open ?? 0) > 0,
  vencidos: (owed) => Number(owed?.overdue ?? 0) > 0,
};
const isShown = (owed: Owed, filter: ClientFilter) => rules[filter](owed);

const counts = (clients: readonly Client[], money: ReadonlyMap<number, Owed>) => ({
  todos: clients.length,
  "em-aberto": clients.filter(({ id }) => isShown(money.get(id), "em-aberto")).length,
  vencidos: clients.filter(({ id }) => isShown(money.get(id), "vencidos")).length,
});
