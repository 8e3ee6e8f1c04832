import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import { createQueryClient } from "#web/app/api/query-client.ts";
import { CompanyRoleProvider } from "#web/app/permissions.ts";

type TestCompanyProps = { companyRole?: CompanyRole; client?: QueryClient; children: ReactNode };

/** What a company's shell gives its pages: a cache, and the role of the user. */
export function TestCompany({ companyRole = "dono", client, children }: TestCompanyProps) {
  const [own] = useState(() => client ?? createQueryClient({ onUnauthorized: () => {} }));
  return (
    <QueryClientProvider client={own}>
      <CompanyRoleProvider value={companyRole}>{children}</CompanyRoleProvider>
    </QueryClientProvider>
  );
}
