import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays } from "#shared/numbers/day.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { visit } from "#web/testing/visit.tsx";
import { answers, late } from "./testing/open-reports.tsx";

const CASH = "/relatorios?por=recebimento";
const today = dayIn(new Date(), SAO_PAULO);
const priced = (total: string) => ({ pricingMode: "fechado" as const, price: total, total });

/** Costs R$ 570,50 each: the one leaves R$ 429,50 of R$ 1.000, the other is estimated at R$ 390. */
const wedding: PricedEvent = { ...late, ...priced("1000.00") };
const unpricedParty: PricedEvent = {
  ...late,
  id: 8,
  name: "Festa",
  type: "social",
  clients: [],
  clientNames: [],
};
const cancelled: PricedEvent = {
  ...late,
  ...priced("500.00"),
  id: 9,
  name: "Coquetel",
  status: "cancelado",
};
const events = [wedding, unpricedParty, cancelled];

const payment = (id: number, eventId: number, amount: string, paidOn = today): Payment => ({
  id,
  eventId,
  chargeId: eventId,
  amount,
  paidOn,
  method: "pix",
  note: null,
  username: "ana",
  reversesId: null,
  isReversed: false,
  createdAt: `${paidOn}T12:00:00.000Z`,
});
const payments = [
  payment(1, wedding.id, "600.00"),
  payment(2, cancelled.id, "250.00"),
  payment(3, wedding.id, "400.00", addDays(today, -45)),
];

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, " ");
const cardOf = (label: string) =>
  plain(screen.getByRole("heading", { level: 2, name: label }).closest(".bg-surface"));
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => plain(row)?.replace(/^\S{3} \d\d\/\d\d\/\d{4}/, ""));
const found = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const onPhone = () =>
  vi.spyOn(window, "matchMedia").mockReturnValue({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);

async function open(address = "/relatorios", list = events, received = payments) {
  const api = stubApi({ ...answers(list), "GET /api/payments": { body: received } });
  visit(address, "t");
  await screen.findByText(/eventos encontrados/);
  return api;
}

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("by event", () => {
  test("the card says how much is estimated, the table which events are, and what each price leaves", async () => {
    await open();
    expect(cardOf("Receita total")).toContain("R$ 1.390,00");
    expect(cardOf("Receita total")).toContain("R$ 390,00 estimados");
    expect(rowsOf("Eventos do relatório")).toEqual([
      "DataEventoTipoConvidadosReceitaCustoLucroMargem",
      "Casamento da AnaCasamento100R$ 1.000,00R$ 570,50R$ 429,5043,0 %",
      "FestaSocial100R$ 390,00estimadaR$ 570,50−R$ 180,50–",
      "TotalR$ 1.390,00R$ 1.141,00R$ 249,00–",
    ]);
  });

  test("what is priced throughout has no word of estimates, and a margin of its total", async () => {
    await open("/relatorios", [wedding]);
    expect(cardOf("Receita total")).not.toContain("estimad");
    expect(rowsOf("Eventos do relatório").at(-1)).toBe("TotalR$ 1.000,00R$ 570,50R$ 429,5043,0 %");
  });

  test("lists the margins by client and by type, and sorts the events by theirs", async () => {
    await open("/relatorios", [
      wedding,
      { ...wedding, ...priced("500.00"), id: 11, type: "social", clients: [] },
    ]);
    expect(rowsOf("Margem por cliente")).toEqual([
      "ClienteReceitaMargem",
      "Ana Souza1 evento · lucro R$ 429,50R$ 1.000,0043,0 %",
      "Sem cliente1 evento · prejuízo R$ 70,50R$ 500,00−14,1 %",
    ]);
    expect(
      rowsOf("Margem por tipo")
        .slice(1)
        .map((row) => row?.slice(0, 6)),
    ).toEqual(["Casame", "Social"]);
    await userEvent.click(screen.getByRole("button", { name: "Margem" }));
    await userEvent.click(screen.getByRole("button", { name: "Margem" }));
    expect(rowsOf("Eventos do relatório")[1]).toMatch(/−14,1 %$/);
    // Without a price in what is left, there is no such column to sort by.
    await userEvent.selectOptions(screen.getByLabelText("Tipo de evento"), "Formatura");
    await found("Nenhum evento encontrado com os filtros aplicados.");
  });

  test("folds many clients, but not on paper", async () => {
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...wedding,
      id: n + 1,
      clients: [n + 1],
      clientNames: [`Cliente ${n + 1}`],
    }));
    await open("/relatorios", many);
    expect(rowsOf("Margem por cliente")).toHaveLength(9);
    await userEvent.click(screen.getByRole("button", { name: "e mais 4 · mostrar todos" }));
    expect(rowsOf("Margem por cliente")).toHaveLength(13);
    await userEvent.click(screen.getByRole("button", { name: "mostrar menos" }));
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(rowsOf("Margem por cliente")).toHaveLength(13);
  });

  test("says the same on a phone", async () => {
    onPhone();
    await open();
    const cards = within(screen.getByRole("list", { name: "Eventos do relatório" })).getAllByRole("listitem");
    expect(plain(cards[0])).toContain("ReceitaR$ 1.000,00CustoR$ 570,50LucroR$ 429,50Margem43,0 %");
    expect(plain(cards[1])).toContain("Receita estimadaR$ 390,00CustoR$ 570,50Lucro−R$ 180,50Margem–");
    expect(
      within(screen.getByLabelText("Ordenar por")).getByRole("option", { name: "Margem" }),
    ).toBeVisible();
  });

  test("does not ask for receipts", async () => {
    const api = await open();
    expect(api.routes()).not.toContain("GET /api/payments");
  });
});

describe("by receipt", () => {
  test("is a filter among the others, and in the address", async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText("Receita"), "Por recebimento");
    await found("Cada recebimento conta no seu dia; os custos, na data do evento.");
    await waitFor(() => expect(window.location.search).toBe("?por=recebimento"));
    await userEvent.click(screen.getAllByRole("button", { name: "Limpar filtros" })[0] as HTMLElement);
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(screen.getByLabelText("Receita")).toHaveDisplayValue("Por evento");
  });

  test("has what was received in the period, of a cancelled event too, and no margin", async () => {
    await open(CASH);
    expect(plain(screen.getAllByRole("status")[0])).toBe(
      "3 de 3 eventos encontrados · 2 eventos com recebimentos no período",
    );
    // 600 + 250; the period before had 400: +112,5%.
    expect(cardOf("Recebido")).toBe(
      "RecebidoR$ 850,00+112,5% em relação ao período anteriorR$ 250,00 de eventos cancelados+12% vs mês anterior · ilustrativo",
    );
    expect(rowsOf("Eventos do relatório")).toEqual([
      "DataEventoTipoConvidadosRecebidoCusto",
      "Casamento da AnaCasamento100R$ 600,00R$ 570,50",
      "CoquetelcanceladoCasamento100R$ 250,00–",
      "FestaSocial100–R$ 570,50",
      "TotalR$ 850,00R$ 1.141,00",
    ]);
    expect(screen.getByRole("heading", { name: "Recebido por mês" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Ver como tabela" }));
    expect(rowsOf("Recebido por mês")[0]).toBe("MêsRecebidoCusto");
    expect(screen.getByRole("slider", { name: "Mês do gráfico" })).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/: recebido R\$\s[\d.,]+, custo R\$\s[\d.,]+$/),
    );
    expect(document.body).not.toHaveTextContent(/lucro/i);
    expect(screen.queryByRole("table", { name: "Margem por cliente" })).toBeNull();
  });

  test("says on paper what it is", async () => {
    await open(CASH);
    expect(screen.getByText("Receita", { selector: "dl.print\\:grid dt" }).nextSibling).toHaveTextContent(
      "Por recebimento",
    );
  });

  test("is saved under a name of its own", async () => {
    let fileName = "";
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:report");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      fileName = this.download;
    });
    await open(CASH);
    await userEvent.click(screen.getByRole("button", { name: "Baixar CSV" }));
    expect(fileName).toBe(`relatorio-recebimentos-${today}.csv`);
  });

  test("says that nothing was received", async () => {
    await open(CASH, [cancelled], []);
    await found("Nenhum recebimento com os filtros aplicados.");
  });

  test("without an answer can be tried again, or left", async () => {
    stubApi({ ...answers(events), "GET /api/payments": refusal(500, "Erro interno do servidor") });
    visit(CASH, "t");
    await found("Não foi possível carregar os recebimentos");
    await userEvent.selectOptions(screen.getByLabelText("Receita"), "Por evento");
    await found("3 de 3 eventos encontrados");
  });
});
