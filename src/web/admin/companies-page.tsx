import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { formatCount } from "#shared/numbers/format.ts";
import { matchesSearch } from "#shared/text/search.ts";
import { useAddressSearch } from "#web/address/use-address-search.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCards, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CompanyCard } from "./company-card.tsx";
import { ErasedCompanies } from "./erased-companies.tsx";
import { adminCompaniesQuery, clientsByCompanyQuery } from "./queries.ts";
import { SearchableList } from "./searchable-list.tsx";

export function CompaniesPage() {
  const [search, setSearch] = useAddressSearch();
  const companies = useQuery(adminCompaniesQuery);
  const clients = useQuery(clientsByCompanyQuery);
  const failed = [companies, clients].filter(({ error }) => error);
  const clientCounts = new Map(clients.data?.map(({ companyId, clientCount }) => [companyId, clientCount]));

  return (
    <>
      <PageHeader
        title="Gerenciar Empresas"
        subtitle={`Total: ${companies.data ? formatCount(companies.data.length, "empresa", "empresas") : "…"}`}
      />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar as empresas" queries={failed} />
      ) : !companies.data || !clients.data ? (
        <SkeletonGroup>
          <SkeletonSearch />
          <SkeletonCards count={4} />
        </SkeletonGroup>
      ) : companies.data.length === 0 ? (
        <EmptyState icon={<Building2 />} title="Nenhuma empresa cadastrada no sistema" />
      ) : (
        <SearchableList
          label="Empresas"
          searchLabel="Buscar empresa por nome, e-mail, telefone ou CNPJ"
          placeholder="Nome, e-mail, telefone, CNPJ"
          search={search}
          onSearchChange={setSearch}
          items={companies.data.filter(({ name, email, phone, cnpj }) =>
            matchesSearch(search, name, email, phone, cnpj),
          )}
          noneFound="Nenhuma empresa encontrada"
          estimateHeight={148}
          renderItem={(company) => (
            <CompanyCard company={company} clientCount={clientCounts.get(company.id) ?? 0} />
          )}
        />
      )}
      <ErasedCompanies />
    </>
  );
}
