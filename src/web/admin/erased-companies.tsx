import { useQuery } from "@tanstack/react-query";
import type { ErasedCompany } from "#shared/admin/contract.ts";
import { formatCount, formatDate } from "#shared/numbers/format.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { erasedCompaniesQuery } from "./queries.ts";

/** What is left of companies that were erased: their numbers. Nothing is shown where there is none. */
export function ErasedCompanies() {
  const { data = [] } = useQuery(erasedCompaniesQuery);
  if (data.length === 0) return null;
  return (
    <Card className="mt-6">
      <CardTitle>Empresas apagadas</CardTitle>
      <ul className="divide-y divide-line text-sm">
        {data.map((company) => (
          <li key={company.number} className="py-2">
            {lineOf(company)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const lineOf = ({ number, closedAt, erasedAt, rows }: ErasedCompany): string => {
  const closed = `Empresa ${number}: encerrada em ${formatDate(closedAt, SAO_PAULO)}`;
  const counted = formatCount(rows, "registro", "registros");
  return erasedAt
    ? `${closed}, apagada em ${formatDate(erasedAt, SAO_PAULO)} (${counted})`
    : `${closed}, sendo apagada (${counted} até agora)`;
};
