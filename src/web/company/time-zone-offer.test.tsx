import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
import { barOfAna as company } from "./testing/bar-of-ana.ts";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A company without events, on a device in this zone. */
async function open(deviceZone: string, companyRole: CompanyRole = "dono") {
  vi.stubEnv("TZ", deviceZone);
  let timeZone: string = company.timeZone;
  const stub = stubApi({
    "GET /api/user": () => ({ body: { ...companyUser, companyRole, timeZone } }),
    "GET /api/ingredients": { body: [] },
    "GET /api/drinks": { body: [] },
    "GET /api/events": { body: [] },
    "GET /api/clients": { body: [] },
    "GET /api/proposals": { body: [] },
    "GET /api/company": { body: company },
    "PUT /api/company": () => {
      timeZone = deviceZone;
      return { body: { ...company, timeZone } };
    },
  });
  visit("/", "t");
  await screen.findByRole("heading", { name: "Próximos Eventos" }, { timeout: 10_000 });
  return stub;
}

const offer = () => screen.queryByRole("button", { name: /^Usar o horário/ });

test("an owner takes the zone of the device over in one tap", async () => {
  const { sent } = await open("America/Manaus");
  expect(screen.getByText(/aparecem no horário de Brasília/)).toHaveTextContent(
    "este aparelho está no horário de Manaus",
  );
  await userEvent.click(screen.getByRole("button", { name: "Usar o horário de Manaus" }));
  await waitFor(() => expect(offer()).toBeNull());
  const { email: _email, ...kept } = company;
  expect(sent.find(({ route }) => route === "PUT /api/company")?.body).toEqual({
    ...kept,
    timeZone: "America/Manaus",
  });
});

test.each<[string, string, CompanyRole]>([
  ["where the device shows the same hour", "America/Recife", "dono"],
  ["abroad", "America/New_York", "dono"],
  ["to whoever may not choose it", "America/Manaus", "gestor"],
])("nothing is offered %s", async (_, deviceZone, companyRole) => {
  await open(deviceZone, companyRole);
  expect(offer()).toBeNull();
});
