import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { listedCharge } from "#shared/payments/testing/listed-charge.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { answers, charges, NOW, openPayments } from "./testing/open-payments.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  // The list draws what is in sight, and nothing has a height here.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const groups = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => plain(textContent));
const items = (group: string) =>
  within(screen.getByRole("list", { name: `Cobranças: ${group}` })).getAllByRole("listitem");
const figure = (label: string) =>
  plain(screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent ?? null);
const chip = (name: RegExp) => screen.getByRole("button", { name });

test("what is to be received is grouped by due date, with its sums", async () => {
  stubApi(answers());
  openPayments();
  await screen.findByText("7 cobranças");
  expect(groups()).toEqual([
    "Vencidos1 · R$ 1.500,00",
    "Em até 7 dias1 · R$ 1.500,00",
    "Em até 30 dias1 · R$ 100,00",
    "Mais adiante1 · R$ 200,00",
    "Pagos1 · R$ 350,00",
    "De eventos cancelados ou desabilitados1 · R$ 50,00",
    "Se fechar1 · R$ 1.500,00 · não conta como a receber",
  ]);
  expect(figure("A receber")).toBe("R$ 3.300,00");
  expect(figure("Recebido")).toBe("R$ 900,00");
  expect(figure("Se fechar")).toBe("R$ 1.500,00");
  expect(screen.getByText(/vencidos$/)).toHaveTextContent(/^R\$\s1\.500,00 vencidos$/);
  const [overdue] = items("Vencidos");
  expect(overdue).toHaveTextContent(/Ana Souza.*Sinal · Casamento da Ana, sex 25\/12\/2026/);
  expect(overdue).toHaveTextContent(/venceu há 3 diassex 13\/11\/2026/);
  expect(within(overdue as HTMLElement).getByRole("link", { name: "Casamento da Ana" })).toHaveAttribute(
    "href",
    "/eventos/7",
  );
  expect(items("Em até 7 dias")[0]).toHaveTextContent(
    /Sem clienteR\$\s1\.500,00Saldo de R\$\s2\.000,00.*vence sex/,
  );
  expect(items("Pagos")[0]).toHaveTextContent(/Extra \(Hora extra\).*pago/);
  expect(items("De eventos cancelados ou desabilitados")[0]).toHaveTextContent("Cancelado");
});

test("the chips choose what is shown and summed, and stand in the address", async () => {
  stubApi(answers());
  openPayments("?mostrar=vencidos");
  await screen.findByText("1 cobrança");
  expect(groups()).toEqual(["Vencidos1 · R$ 1.500,00"]);
  expect(chip(/^Vencidos/)).toHaveAttribute("aria-pressed", "true");
  for (const [name, found, open, received, search] of [
    [/^7 dias/, 1, "R$ 1.500,00", "R$ 500,00", "?mostrar=7-dias"],
    [/^30 dias/, 2, "R$ 1.600,00", "R$ 500,00", "?mostrar=30-dias"],
    [/^Pagos/, 1, "—", "R$ 350,00", "?mostrar=pagos"],
    [/^Todos/, 7, "R$ 3.300,00", "R$ 900,00", ""],
  ] as const) {
    await userEvent.click(chip(name));
    expect(chip(name)).toHaveAttribute("aria-pressed", "true");
    await screen.findByText(found === 1 ? "1 cobrança" : `${found} cobranças`);
    expect(chip(name)).toHaveTextContent(new RegExp(`${found}$`));
    expect([figure("A receber"), figure("Recebido")]).toEqual([open, received]);
    await waitFor(() => expect(window.location.search).toBe(search));
  }
});

test("a chip without charges says so and leads back to all of them", async () => {
  stubApi(answers([{ ...listedCharge, dueOn: "2026-11-20" }]));
  openPayments("?mostrar=vencidos");
  expect(await screen.findByText("Nada vencido")).toBeVisible();
  expect(screen.getByText("nada vencido")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Ver todos" }));
  expect(await screen.findByText("Ana Souza")).toBeVisible();
  expect(chip(/^Todos/)).toHaveFocus();
});

test("an open charge can be received and asked for; a paid one and one of a cancelled event less", async () => {
  stubApi(answers());
  openPayments();
  await screen.findByText("7 cobranças");
  const actions = (group: string) => {
    const item = within(items(group)[0] as HTMLElement);
    return [...item.getAllByRole("button"), ...item.queryAllByRole("link", { name: /WhatsApp/ })].map((one) =>
      one.getAttribute("aria-label"),
    );
  };
  expect(actions("Vencidos")).toEqual([
    "Recebi: Sinal · Casamento da Ana",
    "Mais ações: Sinal · Casamento da Ana",
    "Cobrar no WhatsApp: Sinal · Casamento da Ana",
  ]);
  expect(actions("Pagos")).toEqual(["Histórico: Extra · Casamento da Ana"]);
  expect(actions("De eventos cancelados ou desabilitados")).toEqual([
    "Recebi: Sinal · Bodas",
    "Histórico: Sinal · Bodas",
  ]);
  // A deposit may be what closes it, but nobody is dunned.
  expect(actions("Se fechar")).toEqual(["Recebi: Sinal · Feira", "Histórico: Sinal · Feira"]);
});

test("WhatsApp opens at the client with the reminder and the code to pay", async () => {
  stubApi(answers());
  openPayments();
  const link = await screen.findByRole("link", { name: "Cobrar no WhatsApp: Sinal · Casamento da Ana" });
  await waitFor(() => expect(link).toHaveAttribute("href", expect.stringContaining("/5511987654321?")));
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noreferrer");
  const text = plain(new URL(link.getAttribute("href") as string).searchParams.get("text"));
  expect(text).toMatch(/^Olá, Ana! Tudo bem\?\n\nO sinal de R\$ 1\.500,00 do evento Casamento da Ana/);
  expect(text).toContain("venceu em sex 13/11/2026");
  expect(text).toMatch(/\n000201.*BR\.GOV\.BCB\.PIX0111ana@bar\.com.*6304[\dA-F]{4}\n/);
  expect(text).toMatch(/\nBar da Ana$/);
  const other = screen.getByRole("link", { name: "Cobrar no WhatsApp: Saldo · Festa da Firma" });
  expect(other.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\?text=Ol%C3%A1!/);
});

const choose = async (label: string, item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Mais ações: ${label}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

test("the Pix code is copied with what is open, or shown", async () => {
  stubApi(answers());
  openPayments();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await choose("Saldo · Festa da Firma", "Copiar Pix");
  await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining("54071500.00")));
  expect(getSnapshot()[0]).toMatchObject({ title: "Código Pix copiado" });
  await choose("Saldo · Festa da Firma", "QR code");
  const dialog = await screen.findByRole("dialog", { name: "Receber por Pix" });
  expect(dialog).toHaveTextContent("Saldo · Festa da Firma");
  expect(dialog).toHaveTextContent(/R\$\s1\.500,00/);
});

test("a clipboard that refuses, and a company without a key, are no dead ends", async () => {
  stubApi(answers(charges, defaultPaymentSettings));
  openPayments();
  await choose("Saldo · Festa da Firma", "Copiar Pix");
  expect(await screen.findByRole("dialog", { name: "Receber por Pix" })).toHaveTextContent(
    "Ainda não há chave Pix",
  );
});

test("settings that cannot be read leave the list without Pix", async () => {
  stubApi({ ...answers(), "GET /api/payment-settings": refusal(500, "Erro interno do servidor") });
  openPayments();
  await screen.findByText("7 cobranças");
  expect(items("Vencidos")[0]).toHaveTextContent("Recebi");
  expect(screen.queryByRole("button", { name: /^Mais ações/ })).toBeNull();
});

test("agreed events without due dates have a line of their own, and get charges by the company's terms in one tap", async () => {
  const priced = { pricingMode: "fechado" as const, clientNames: ["Lia Prado"] };
  const events = [
    sampleEvent({ ...priced, id: 21, name: "Casamento Lia", price: "9800.00", version: 3 }),
    sampleEvent({
      ...priced,
      id: 22,
      name: "Festa Nuvem",
      price: "5900.00",
      date: "2026-12-04T22:00:00.000Z",
    }),
    sampleEvent({ ...priced, id: 23, price: "2500.00", status: "orçamento" }),
  ];
  const { routes, sent } = stubApi({
    ...answers([], defaultPaymentSettings, events),
    "PUT /api/events/21/charges": { body: { ...events[0], version: 4 } },
    "PUT /api/events/22/charges": { body: events[1] },
  });
  openPayments();
  const line = await screen.findByRole("heading", { name: /sem vencimento/ });
  expect(plain(line.textContent)).toBe("R$ 15.700,00 sem vencimento · 2 eventos");
  await userEvent.click(screen.getByRole("button", { name: "Gerar parcelas: Casamento Lia" }));
  await waitFor(() => expect(routes()).toContain("PUT /api/events/21/charges"));
  expect(sent.map(({ body }) => body)).toContainEqual({
    charges: [
      { kind: "sinal", amount: "4900.00", dueOn: "2026-11-16", note: null },
      { kind: "saldo", amount: "4900.00", dueOn: "2026-12-18", note: null },
    ],
    version: 3,
  });
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Parcelas geradas com sucesso" }));
  getSnapshot()[0]?.action?.onAction();
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ charges: [], version: 4 }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Parcelas desfeitas" }));
  await userEvent.click(screen.getByRole("button", { name: "Gerar parcelas: todos" }));
  await waitFor(() => expect(routes()).toContain("PUT /api/events/22/charges"));
});

test("without charges the page says where they come from", async () => {
  stubApi(answers([]));
  openPayments();
  expect(await screen.findByText("Nenhuma cobrança ainda")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver eventos" })).toHaveAttribute("href", "/eventos");
});
