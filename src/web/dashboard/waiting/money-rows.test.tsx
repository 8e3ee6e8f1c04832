import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { marginRows } from "./margin-rows.tsx";
import { undatedRows } from "./undated-row.tsx";
import { WaitingList } from "./waiting-list.tsx";

test("what has no due date is summed up in a row, and gets charges in one tap", async () => {
  const { routes } = stubApi({
    "GET /api/payment-settings": { body: defaultPaymentSettings },
    "PUT /api/events/1/charges": { body: sampleEvent() },
    "PUT /api/events/2/charges": { body: sampleEvent({ id: 2 }) },
  });
  const events = [
    sampleEvent({ price: "9800.00" }),
    sampleEvent({ id: 2, price: "5900.00" }),
    sampleEvent({ id: 3, price: "5900.00", status: "orçamento" }),
  ];
  render(
    <TestCompany>
      <WaitingList waiting={undatedRows(events)} inquiries={[]} />
    </TestCompany>,
  );
  expect(screen.getByText(/^R\$\s15\.700,00 sem vencimento · 2 eventos$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Gerar parcelas" }));
  await waitFor(() => expect(routes()).toContain("PUT /api/events/2/charges"));
});

test("a fallen margin is told with its loss, until somebody says that it was seen", async () => {
  const event = sampleEvent({ id: 7 });
  const { routes } = stubApi({ "PATCH /api/events/7/margin-seen": { body: event } });
  render(
    <TestCompany>
      <WaitingList waiting={marginRows([{ event, loss: 212, before: 48.2, after: 41 }])} inquiries={[]} />
    </TestCompany>,
  );
  const link = screen.getByRole("link", { name: "Casamento da Ana" });
  expect(link).toHaveAttribute("href", "/eventos/7?parte=preco");
  expect(link.parentElement).toHaveTextContent(/48,2\s% → 41\s%, R\$\s212,00 a menos/);
  await userEvent.click(screen.getByRole("button", { name: "Visto: margem de Casamento da Ana" }));
  await waitFor(() => expect(routes()).toContain("PATCH /api/events/7/margin-seen"));
});

test("many fallen margins take five rows; those of the last are seen at once", async () => {
  const fallen = Array.from({ length: 8 }, (_, n) => ({
    event: sampleEvent({ id: n + 1, name: `Evento ${n + 1}` }),
    loss: 10.1,
    before: 40,
    after: 39,
  }));
  const marked = [5, 6, 7, 8].map((id) => `PATCH /api/events/${id}/margin-seen`);
  const { routes } = stubApi(Object.fromEntries(marked.map((route) => [route, { body: sampleEvent() }])));
  render(
    <TestCompany>
      <WaitingList waiting={marginRows(fallen)} inquiries={[]} />
    </TestCompany>,
  );
  expect(screen.getAllByText("Margem menor")).toHaveLength(5);
  expect(screen.getByRole("link", { name: "Evento 4" })).toBeVisible();
  expect(screen.getByText("mais 4 eventos").parentElement).toHaveTextContent(/R\$\s40,40 a menos/);
  await userEvent.click(screen.getByRole("button", { name: "Visto: margem de mais 4 eventos" }));
  await waitFor(() => expect(routes()).toEqual(marked));
});
