import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import { readAuthToken } from "#web/app/api/auth-token.ts";
import { createQueryClient } from "#web/app/api/query-client.ts";
import { CompanyRoleProvider } from "#web/app/permissions.ts";
import { CountingProvider } from "#web/events/counting/counting-provider.tsx";
import { companyUser } from "./users.ts";

type TestCompanyProps = { companyRole?: CompanyRole; client?: QueryClient; children: ReactNode };

/** What a company's shell gives its pages: a cache, the role of the user, and what keeps counts. */
export function TestCompany({ companyRole = "dono", client, children }: TestCompanyProps) {
  const [own] = useState(() => client ?? createQueryClient({ onUnauthorized: () => {} }));
  return (
    <QueryClientProvider client={own}>
      <CompanyRoleProvider value={companyRole}>
        <CountingProvider user={companyUser} token={readAuthToken()}>
          {children}
        </CountingProvider>
      </CompanyRoleProvider>
    </QueryClientProvider>
  );
}
