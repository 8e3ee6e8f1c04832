import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ana, wedding } from "#web/events/testing/bar.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { ClientGrid } from "./client-grid.tsx";

const past = { ...wedding, id: 1, date: "2020-10-10T15:00:00.000Z" };
const next = { ...wedding, id: 2, date: "2099-12-25T15:00:00.000Z" };

const show = (id = ana.id) =>
  render(
    <TestCompany>
      <ClientGrid clients={[{ ...ana, id }]} onEdit={() => {}} />
    </TestCompany>,
  );

test.each([
  [[next], "1 evento · 1 por vir, próximo sex 25/12/2099"],
  [[past], "1 evento · último sáb 10/10/2020"],
  [
    [
      past,
      next,
      { ...next, id: 4, date: "2099-12-26T15:00:00.000Z" },
      { ...next, id: 3, active: "false" as const },
    ],
    "3 eventos · 2 por vir, próximo sex 25/12/2099 · último sáb 10/10/2020",
  ],
])("%#: a client's card says %s", async (events, text) => {
  stubApi({ "GET /api/events": { body: events } });
  show();
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ["has no events", { "GET /api/events": { body: [next] } }],
  ["has events that do not come", {}],
])("nothing is said of a client that %s", async (_what, answers) => {
  const { routes } = stubApi(answers);
  show(99);
  expect(screen.getByText("Ana Souza")).toBeVisible();
  await waitFor(() => expect(routes()).toEqual(["GET /api/events"]));
  expect(screen.queryByText(/evento/)).toBeNull();
});
