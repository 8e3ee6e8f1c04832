import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shortDay } from "#shared/dashboard/day-names.ts";
import { formatWeekdayDate } from "#shared/numbers/format.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { dayIn } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { lemon, wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { answers, link, open } from "./testing/open-dashboard.tsx";
import { event, inDays, item } from "./testing/rows.ts";

const list = async (name: string) => within(await screen.findByRole("list", { name }));
const days = () => list("Próximos 14 dias");
const now = () => screen.findByRole("region", { name: "Agora" });
const nextEvent = () => screen.findByRole("region", { name: "Próximo evento" });

// The whole list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60));
afterEach(() => void vi.restoreAllMocks());

describe("figures", () => {
  test("count and lead to where one can act on them", async () => {
    const events = [
      event(1, "A", 1),
      event(2, "B", -5, { status: "planejamento" }),
      event(3, "C", 2, { status: "orçamento" }),
      event(4, "D", 3, { active: "false" }),
    ];
    const stock = [
      { ...lemon, pricePerUnit: "0.10" },
      { ...vodka, pricePerUnit: "1234567.20" },
      item(3, "Gim", 0),
    ];
    stubApi(answers(events, stock));
    open();
    expect(await link("Estoque 3 ingredientes")).toHaveAttribute("href", "/estoque");
    expect(await link("Drinks 2 receitas")).toHaveAttribute("href", "/drinks");
    expect(await link("Eventos 2 confirmados ou em planejamento")).toHaveAttribute("href", "/eventos");
    expect(await link(/^Valor Total R\$\s1\.234\.967,30/)).toHaveAttribute("href", "/estoque");
  });

  test("of the stock by status lead to those ingredients", async () => {
    stubApi(
      answers(
        [],
        [item(1, "A", 16), item(2, "B", 15), item(3, "C", 10), item(4, "D", 0), item(5, "E", 1, 0)],
      ),
    );
    open();
    expect(await link("2 Normal")).toHaveAttribute("href", "/estoque?status=normal");
    expect(await link("1 Atenção")).toHaveAttribute("href", "/estoque?status=atencao");
    expect(await link("1 Estoque Baixo")).toHaveAttribute("href", "/estoque?status=baixo");
    expect(await link("1 Sem Estoque")).toHaveAttribute("href", "/estoque?status=sem");
    expect(screen.queryByText(/para os próximos eventos/)).toBeNull();
  });
});

test("what coming events lack is counted, whatever its status", async () => {
  const reserved = { ...item(1, "A", 100), reservedQuantity: 100.01 };
  stubApi(answers([], [reserved, { ...item(2, "B", 100), reservedQuantity: 100 }]));
  open();
  expect(await link("1 item falta para os próximos eventos")).toHaveAttribute("href", "/estoque");
});

describe("coming events", () => {
  test("are the next three, each with its status, its drinks and the way to it", async () => {
    stubApi(
      answers([
        event(1, "Longe", 30),
        event(2, "Quarto", 9),
        event(3, "Terceiro", 3, { status: "orçamento" }),
        event(4, "Primeiro", 1, { drinks: wedding.drinks }),
        event(5, "Segundo", 2, { status: "planejamento", drinks: wedding.drinks.slice(0, 1) }),
        event(6, "Ontem", -1),
        event(7, "Cancelado", 1, { status: "cancelado" }),
        event(8, "Desabilitado", 1, { active: "false" }),
      ]),
    );
    open();
    const rows = (await list("Próximos Eventos")).getAllByRole("link");
    const date = (of: number) => formatWeekdayDate(inDays(of), SAO_PAULO);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Primeiro ${date(1)} 12:00 · 2 drinksConfirmado`,
      `Segundo ${date(2)} 12:00 · 1 drinkPlanejamento`,
      `Terceiro ${date(3)} 12:00 · 0 drinksOrçamento`,
    ]);
    expect(rows[0]).toHaveAttribute("href", "/eventos/4");
  });

  test("are with one whose client has refused, which is not the next party", async () => {
    stubApi(
      answers([event(1, "Recusado", 1, { status: "orçamento", refused: true }), event(2, "Jantar", 2)]),
    );
    open();
    const rows = (await list("Próximos Eventos")).getAllByRole("link");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Recusado"),
      expect.stringContaining("Jantar"),
    ]);
    expect(within(await nextEvent()).getByRole("link", { name: "Jantar" })).toBeVisible();
    expect((await days()).getByRole("link", { name: /12:00 Recusado/ })).toBeVisible();
  });

  test("pass while the page is open", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-15T14:59:30Z"), shouldAdvanceTime: true });
    stubApi(answers([event(1, "Almoço", 0), event(2, "Jantar", 1)]));
    open();
    expect((await list("Próximos Eventos")).getAllByRole("link")).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect((await list("Próximos Eventos")).getByRole("link")).toHaveTextContent("Jantar");
    expect((await days()).getByRole("link", { name: /hoje: 12:00 Almoço/ })).toBeVisible();
  });
});

describe("what waits", () => {
  test("a return stands first, with what is out and the way to it", async () => {
    const out = event(7, "Baile", -1, { stockState: "out", stockUse: wedding.stockUse });
    stubApi(answers([event(8, "Depois", 2), out]));
    open();
    const [action] = within(await now()).getAllByRole("link");
    expect(action).toHaveAccessibleName("Contar retorno de Baile");
    expect(action).toHaveAttribute("href", "/eventos/7/retorno");
    expect(screen.getByText(/^Baile/).parentElement).toHaveTextContent(/^Baile · ontem, .* fora$/);
  });

  test("a purchase says how much by when, and lists what lacks", async () => {
    stubApi(
      answers([event(7, "Casamento", 2, { drinks: wedding.drinks })], [lemon, { ...vodka, quantity: 1.5 }]),
    );
    open();
    const link = await screen.findByRole("link", { name: "Ver lista" });
    expect(screen.getByText(`Comprar até ${shortDay(dayIn(inDays(1), SAO_PAULO))}`)).toBeVisible();
    expect(within(await now()).getByText("Vodka").parentElement).toHaveTextContent(
      /^Vodka · cerca de R\$\s100,00 · para 1 evento em 4 dias$/,
    );
    const [from, to] = [new Date(), inDays(3)].map((moment) => dayIn(moment, SAO_PAULO));
    expect(link).toHaveAttribute("href", `/compras?de=${from}&ate=${to}`);
  });
});

test("what is lacking later is told for all days of the agenda", async () => {
  stubApi(
    answers([event(7, "Casamento", 9, { drinks: wedding.drinks })], [lemon, { ...vodka, quantity: 1.5 }]),
  );
  open();
  const { parentElement } = within(await now()).getByText("Vodka");
  expect(parentElement).toHaveTextContent(/^Vodka · .* · para 1 evento em 14 dias$/);
});

test("five rows are shown, one of each kind first; the others are folded and named", async () => {
  const seen = { seenAt: new Date().toISOString(), validUntil: dayIn(inDays(9), SAO_PAULO) };
  const proposals = Array.from({ length: 6 }, (_, id) => sampleProposal({ ...seen, id }));
  const out = event(8, "Baile", -1, { stockState: "out", stockUse: wedding.stockUse });
  const events = [event(7, "Casamento", 20), out, event(9, "Chá", -9)];
  stubApi({ ...answers(events), "GET /api/proposals": { body: proposals } });
  open();
  expect(await screen.findAllByText("Proposta vista")).toHaveLength(3);
  const labels = within(await now()).getAllByText(/^(Retorno pendente|Proposta vista|Sem baixa)$/);
  expect(labels.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    "Retorno pendente",
    "Proposta vista",
    "Sem baixa",
  ]);
  expect(screen.getByText("8 coisas esperam por você")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mais 3: proposta vista" }));
  expect(screen.getAllByText("Proposta vista")).toHaveLength(6);
});

test("the next event without a price stands with its cost and what stands in its way", async () => {
  stubApi(
    answers(
      [event(7, "Casamento", 2, { drinks: wedding.drinks, price: null }), event(8, "Depois", 3)],
      [lemon, { ...vodka, quantity: 1.5 }],
    ),
  );
  open();
  const next = await nextEvent();
  expect(within(next).getByRole("link", { name: "Casamento" })).toHaveAttribute("href", "/eventos/7");
  expect(next).toHaveTextContent(/Próximo evento, em 2 dias/);
  expect(next).toHaveTextContent(/Custo previstoR\$\s[\d.,]+/);
  expect(next).toHaveTextContent(/Confirmado.*Falta: Vodka \(2,5 L\)/);
  expect(screen.getByText("2 eventos em 7 dias")).toBeVisible();
});

test("the next event stands with its price, its margin and what was received", async () => {
  const charge = { ...wedding.charges[0], kind: "sinal", amount: "400.00", paid: "400.00", payments: [] };
  const charges = [charge] as unknown as typeof wedding.charges;
  stubApi(answers([event(7, "Casamento", 2, { price: "1000.00", charges, agreed: true })]));
  open();
  const next = await nextEvent();
  expect(next).toHaveTextContent(/PreçoR\$\s1\.000,00margem de [\d,]+\s%recebido R\$\s400,00/);
  expect(next.querySelector("[style]")).toHaveStyle({ width: "40%" });
});

test("a count that came after the return is told, and leads to the event", async () => {
  const returned = { stockState: "back", stockMovedAt: new Date().toISOString() } as const;
  stubApi({
    ...answers([event(7, "Baile", -1, returned), event(8, "Jantar", -1, returned)]),
    "GET /api/events/7/counts": { body: [{ id: "1" }, { id: "2" }] },
    "GET /api/events/8/counts": { body: [] },
  });
  open();
  expect(await link("Ver as contagens de Baile")).toHaveAttribute("href", "/eventos/7");
  expect(screen.getByText("Baile").parentElement).toHaveTextContent(
    "Baile · 2 contagens chegaram depois do retorno",
  );
  expect(screen.queryByRole("link", { name: "Ver as contagens de Jantar" })).toBeNull();
});

describe("the next 14 days", () => {
  test("a day with one event opens it, and says what the stock lacks", async () => {
    stubApi(
      answers([event(7, "Casamento", 2, { drinks: wedding.drinks })], [lemon, { ...vodka, quantity: 1.5 }]),
    );
    open();
    expect((await days()).getAllByRole("listitem")).toHaveLength(14);
    const day = (await days()).getByRole("link", { name: /Casamento/ });
    expect(day).toHaveAttribute("href", "/eventos/7");
    expect(day).toHaveAccessibleName(/: 12:00 Casamento – falta estoque: Vodka \(2,5 L\)$/);
    expect(day.closest("li")).toHaveAttribute("title", "12:00 Casamento – falta estoque: Vodka (2,5 L)");
  });

  test("a day without events offers a new one on it", async () => {
    stubApi(answers([event(1, "Passado", -90)]));
    open();
    const [, tomorrow] = (await days()).getAllByRole("link");
    expect(tomorrow).toHaveAccessibleName(/: sem eventos; novo evento neste dia$/);
    expect(tomorrow).toHaveAttribute("href", `/eventos?novo=${dayIn(inDays(1), SAO_PAULO)}`);
  });

  test("a day with several shows them, one day at a time", async () => {
    stubApi(
      answers([
        event(1, "Almoço", 0),
        event(2, "Chá", 0),
        event(3, "Festa", 13),
        event(4, "Baile", 13),
        event(5, "Fora", 14),
      ]),
    );
    open();
    const [today, last] = (await days()).getAllByRole("button") as [HTMLElement, HTMLElement];
    expect(today).toHaveAccessibleName(/, hoje: 2 eventos; 12:00 Almoço; 12:00 Chá$/);
    await userEvent.click(today);
    expect(screen.getByRole("link", { name: /^Chá Confirmado/ })).toHaveAttribute("href", "/eventos/2");
    last.focus();
    await userEvent.keyboard("{Enter}");
    expect(last).toHaveAttribute("aria-expanded", "true");
    expect(today).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("link", { name: /^Chá Confirmado/ })).toBeNull();
    expect(screen.getByRole("link", { name: /^Baile Confirmado/ })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Ver lista" })).toBeNull();
  });
});

describe("what needs attention", () => {
  test("stands with its amounts, the worst first, and leads to it in the stock", async () => {
    stubApi(
      answers([], [item(1, "Rum & Cola", 9.9, 9.5), item(2, "Gim", 4.7, 10.25), item(3, "Sal", 0), vodka]),
    );
    open();
    const rows = (await list("Itens que Precisam de Atenção")).getAllByRole("link");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Sal0 L mín. 10 LSem Estoque",
      "Gim4 L mín. 10,25 LEstoque Baixo",
      "Rum & Cola9 L mín. 9,5 LAtenção",
    ]);
    expect(rows[2]).toHaveAttribute("href", "/estoque?busca=Rum+%26+Cola");
  });

  test("is shown in full", async () => {
    stubApi(
      answers(
        [],
        Array.from({ length: 40 }, (_, n) => item(n + 1, `Item ${n + 1}`, 0)),
      ),
    );
    open();
    expect((await list("Itens que Precisam de Atenção")).getAllByRole("link")).toHaveLength(40);
  });
});

test("says that it is loading, and what did not come can be tried again", async () => {
  let isUp = false;
  const { routes } = stubApi({
    ...answers([]),
    "GET /api/drinks": () => (isUp ? { body: [] } : refusal(500, "Erro interno do servidor")),
  });
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(screen.getByText("Visão geral do seu sistema")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Carregando...");
  await screen.findByText("Erro interno do servidor");
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  await link(/^Drinks 0/);
  await waitFor(() => expect(routes().filter((route) => route === "GET /api/ingredients")).toHaveLength(1));
});

test("rows that wait for a hand come with the lists, so that nothing moves", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  stubApi({
    ...answers([event(7, "Casamento", 2)]),
    "GET /api/inquiries": async () => {
      await isAnswered;
      return { body: [] };
    },
  });
  open();
  await waitFor(() => expect(screen.getByText("Carregando...")).toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole("region", { name: "Próximo evento" })).toBeNull();
  answer();
  expect(await nextEvent()).toBeVisible();
});
