import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { matchesSearch } from "#shared/text/search.ts";
import { useAddressSearch } from "#web/address/use-address-search.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCards, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { adminCompaniesQuery, adminUsersQuery } from "./queries.ts";
import { SearchableList } from "./searchable-list.tsx";
import { UserCard } from "./user-card.tsx";

export function UsersPage() {
  const [search, setSearch] = useAddressSearch();
  const query = useQuery(adminUsersQuery);
  const { data: users } = query;
  const { data: companies, isFetched: areCompaniesFetched } = useQuery(adminCompaniesQuery);

  const companyNames = new Map(companies?.map(({ id, name }) => [id, name]));
  const companyOf = ({ companyId }: AdminUser) =>
    companyId === null ? undefined : (companyNames.get(companyId) ?? `Empresa ${companyId}`);

  return (
    <>
      <PageHeader
        title="Gerenciar Usuários"
        subtitle={`Total: ${users ? formatCount(users.length, "usuário", "usuários") : "…"}`}
      />
      {query.error ? (
        <LoadError title="Não foi possível carregar os usuários" queries={[query]} />
      ) : !users || !areCompaniesFetched ? (
        <SkeletonGroup>
          <SkeletonSearch />
          <SkeletonCards count={4} />
        </SkeletonGroup>
      ) : users.length === 0 ? (
        <EmptyState icon={<Users />} title="Nenhum usuário cadastrado no sistema" />
      ) : (
        <SearchableList
          label="Usuários"
          searchLabel="Buscar usuário por nome, e-mail ou empresa"
          placeholder="Nome, e-mail ou empresa"
          search={search}
          onSearchChange={setSearch}
          items={users.filter((user) => matchesSearch(search, user.username, user.email, companyOf(user)))}
          noneFound="Nenhum usuário encontrado"
          estimateHeight={148}
          renderItem={(user) => <UserCard user={user} companyName={companyOf(user)} />}
        />
      )}
    </>
  );
}
