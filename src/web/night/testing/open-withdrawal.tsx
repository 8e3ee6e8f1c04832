import { render, screen } from "@testing-library/react";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { WithdrawalPage } from "#web/night/withdrawal/withdrawal-page.tsx";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";

type Opened = { event?: CateringEvent; companyRole?: CompanyRole; timeZone?: TimeZone };

/** Opens the page on which the wedding's stock goes out. */
export async function openWithdrawal(answers = {}, { event = wedding, companyRole, timeZone }: Opened = {}) {
  window.history.replaceState(null, "", "/eventos/7/baixa");
  const api = stubApi({
    ...barAnswers(),
    "GET /api/events": { body: [event] },
    "POST /api/events/7/withdraw-stock": { body: { ...wedding, stockState: "out" } },
    ...answers,
  });
  render(
    <TestCompany companyRole={companyRole} timeZone={timeZone}>
      <WithdrawalPage />
    </TestCompany>,
  );
  await screen.findByRole("heading", { name: "Dar baixa no estoque" });
  return {
    ...api,
    /** What was sent to change something. */
    writes: () => api.sent.filter(({ route }) => !route.startsWith("GET")),
  };
}
