import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { sampleInquiry } from "#shared/inquiries/testing/sample-inquiry.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { useInquiries } from "#web/inquiries/queries.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { inquiryRows } from "./inquiry-rows.tsx";
import { WaitingList } from "./waiting-list.tsx";

const clock = clockAt("2026-11-18T15:00:00Z");
const route = "POST /api/inquiries/3";

function Rows() {
  const inquiries = useInquiries() ?? [];
  return <WaitingList waiting={inquiryRows(inquiries, clock)} inquiries={inquiries} />;
}

function open(inquiries: Inquiry[], answers: Parameters<typeof stubApi>[0] = {}) {
  let now = inquiries;
  const become = (state: Inquiry["state"]) => () => {
    now = now.map((each) => (each.id === 3 ? { ...each, state } : each));
    return { body: now[0] };
  };
  const stub = stubApi({
    "GET /api/inquiries": () => ({ body: now }),
    "GET /api/clients": { body: [{ id: 9, name: "Ana S. Lima", companyId: 1, createdAt: "", version: 1 }] },
    [`${route}/discard`]: become("descartado"),
    [`${route}/reopen`]: become("novo"),
    [`${route}/event`]: () => ({ status: 201, body: { ...become("virou_evento")().body, id: 41 } }),
    ...answers,
  });
  render(
    <TestCompany>
      <Rows />
    </TestCompany>,
  );
  return stub;
}

const menu = async (item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações do pedido de Ana Souza" }));
  return screen.getByRole("menuitem", { name: item });
};
const quote = () => screen.findByRole("button", { name: "Criar orçamento de Ana Souza" });

test("a new request tells who, what for and since when; others are dealt with", async () => {
  open([
    sampleInquiry(),
    sampleInquiry({ id: 4, name: "Rui", state: "descartado" }),
    sampleInquiry({ id: 5, name: "Lia", state: "virou_evento", eventId: 8 }),
  ]);
  expect((await screen.findByText("Ana Souza")).closest("p")?.textContent).toBe(
    "Ana Souza · casamento, sáb 12/12/2026, 120 convidados · há 40 min",
  );
  expect(screen.getAllByText("Pedido novo")).toHaveLength(1);
});

test("a quote is made with one tap, for a new client, and begins with its drinks", async () => {
  const { sent } = open([sampleInquiry()]);
  await userEvent.click(await quote());
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe("/eventos/41?parte=drinks"),
  );
  expect(sent.find(({ route: each }) => each.endsWith("/event"))?.body).toEqual({ clientId: null });
});

test("a client of the same contact is proposed, and another way is in the menu", async () => {
  const { sent } = open([sampleInquiry({ proposedClientId: 9 })], {
    [`${route}/event`]: refusal(409, "Este pedido já virou evento"),
  });
  expect(await screen.findByText(/já é cliente: Ana S\. Lima$/)).toBeVisible();
  await userEvent.click(await quote());
  await waitFor(() =>
    expect(getSnapshot()[0]?.description ?? getSnapshot()[0]?.title).toContain("já virou evento"),
  );
  await userEvent.click(await menu("Criar orçamento com cliente novo"));
  await waitFor(() =>
    expect(sent.filter(({ route: each }) => each.endsWith("/event")).map(({ body }) => body)).toEqual([
      { clientId: 9 },
      { clientId: null },
    ]),
  );
});

test("a discarded request comes back with Desfazer", async () => {
  open([sampleInquiry()]);
  await userEvent.click(await menu("Descartar"));
  await waitFor(() => expect(screen.queryByText("Pedido novo")).toBeNull());
  expect(getSnapshot()[0]).toMatchObject({ title: "Pedido descartado", action: { label: "Desfazer" } });
  getSnapshot()[0]?.action?.onAction();
  expect(await screen.findByText("Pedido novo")).toBeVisible();
});

test("a request of the last days that was discarded is found again and comes back", async () => {
  open([
    sampleInquiry({ state: "descartado" }),
    sampleInquiry({ id: 4, name: WIPED_NAME, state: "descartado" }),
  ]);
  await userEvent.click(await screen.findByRole("button", { name: /^1 pedido descartado/ }));
  expect(screen.getByText(/casamento, sáb 12\/12\/2026, 120 convidados$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Reabrir o pedido de Ana Souza" }));
  expect(await screen.findByText("Pedido novo")).toBeVisible();
  expect(screen.queryByText(/descartado/)).toBeNull();
});

test("it is answered by WhatsApp with a ready text", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  open([sampleInquiry()]);
  await userEvent.click(await menu("Responder no WhatsApp"));
  await waitFor(() => expect(opened).toHaveBeenCalled());
  const url = new URL(String(opened.mock.calls[0]?.[0]));
  expect(url.origin + url.pathname).toBe("https://wa.me/5511987654321");
  expect(url.searchParams.get("text")).toMatch(
    /^Olá, Ana! .*\(casamento, sáb 12\/12\/2026, 120 convidados\)/,
  );
});

test("the message is shown as text, with the contact", async () => {
  const message = '<img src=x onerror="alert(1)">\nOi';
  open([sampleInquiry({ message })]);
  await userEvent.click(await screen.findByRole("button", { name: "Ver o pedido de Ana Souza" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pedido de Ana Souza" }));
  expect(dialog.getByText(/onerror/).textContent).toBe(message);
  expect(dialog.getByRole("link", { name: "(11) 98765-4321" })).toHaveAttribute(
    "href",
    "https://wa.me/5511987654321",
  );
  expect(dialog.getByText(/pela página de pedidos/)).toBeVisible();
});

test("the team never asks for requests", async () => {
  const { routes } = stubApi({});
  render(
    <TestCompany companyRole="equipe">
      <Rows />
    </TestCompany>,
  );
  await Promise.resolve();
  expect(routes()).toEqual([]);
});
