import type { PropsWithChildren } from "react";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { SessionQueryProvider } from "#web/app/session-query-provider.tsx";
import { TimeZoneProvider } from "#web/session/clock.ts";
import { useSignedInUser } from "#web/session/use-signed-in-user.ts";

/** Around the one page of a closed company: no menu leads anywhere. */
export function ClosedShell({ children }: PropsWithChildren) {
  return (
    <SessionQueryProvider>
      <TimeZoneProvider value={useSignedInUser().timeZone}>
        <CardLayout>{children}</CardLayout>
      </TimeZoneProvider>
    </SessionQueryProvider>
  );
}
