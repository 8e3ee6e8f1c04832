import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { CountingProvider } from "#web/night/return/counting-provider.tsx";
import { TimeZoneProvider } from "#web/session/clock.ts";
import { CompanyRoleProvider } from "#web/session/permissions.ts";
import { companyUser } from "./users.ts";

type TestCompanyProps = {
  companyRole?: CompanyRole;
  timeZone?: TimeZone;
  client?: QueryClient;
  children: ReactNode;
};

/** What a company's shell gives its pages: a cache, the role of the user, and what keeps counts. */
export function TestCompany({
  companyRole = "dono",
  timeZone = companyUser.timeZone,
  client,
  children,
}: TestCompanyProps) {
  const [own] = useState(() => client ?? createQueryClient({ onUnauthorized: () => {} }));
  return (
    <QueryClientProvider client={own}>
      <CompanyRoleProvider value={companyRole}>
        <TimeZoneProvider value={timeZone}>
          <CountingProvider user={companyUser} token={readAuthToken()}>
            {children}
          </CountingProvider>
        </TimeZoneProvider>
      </CompanyRoleProvider>
    </QueryClientProvider>
  );
}
