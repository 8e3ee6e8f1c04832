import { expect, test } from "vitest";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { stockForecast } from "#shared/events/stock/reservations.ts";
import { plannedLine, sampleDrink, sampleEvent, sampleUse } from "#shared/events/testing/sample-event.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { fallenMargins } from "#shared/payments/margin/fallen-margins.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { vodka } from "#shared/purchases/testing/cart.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { type MorningFacts, morningRows } from "./morning-rows.ts";

/** Wednesday, seven in the morning in São Paulo. */
const SEVEN = "2026-11-18T10:00:00Z";
const stocked = { ...vodka, quantity: 5, unitCost: 40, packQuantity: 2 };

type Facts = Partial<Omit<MorningFacts, "stock" | "fallen">> & {
  now?: string;
  timeZone?: TimeZone;
  ingredient?: typeof stocked;
};

function rows({ now = SEVEN, timeZone, events = [], ingredient = stocked, ...others }: Facts) {
  const clock = clockAt(now, timeZone);
  const ingredients = new Map([[1, ingredient]]);
  const stock = { ingredients, forecast: stockForecast(events, ingredients, clock), clock };
  const prices = "unitCost" in ingredient ? ingredients : new Map();
  const fallen = fallenMargins(events.filter(hasMoney), prices, clock);
  return morningRows({ events, stock, fallen, ...others });
}

const lines = (facts: Facts) =>
  rows(facts).map(({ label, subject, facts, path }) =>
    `${label} | ${subject} | ${facts} | ${path}`.replaceAll("\u00a0", " "),
  );

/** At 20:00 of a day, in São Paulo. */
const event = (day: string, changes: Partial<PricedEvent> = {}) =>
  sampleEvent({ id: 7, date: `${day}T23:00:00Z`, ...changes });
const charge = (dueOn: string, changes: Partial<Charge> = {}): Charge => ({
  id: 1,
  kind: "sinal",
  amount: "100.00",
  dueOn,
  dueAt: null,
  note: null,
  paid: "0.00",
  ...changes,
});
const later = (changes: Partial<PricedEvent>) => event("2026-12-20", changes);
const EVENT = "Casamento da Ana";

test.each<[string, Facts, string[]]>([
  ["nothing", {}, []],
  [
    "an event of today",
    { events: [event("2026-11-18")] },
    [`Hoje | ${EVENT} | 20:00 · 150 convidados · Sítio das Flores | /eventos/7`],
  ],
  [
    "of tomorrow, without a place",
    { events: [event("2026-11-19", { location: null, guests: 1 })] },
    [`Amanhã | ${EVENT} | 20:00 · 1 convidado | /eventos/7`],
  ],
  ["of the day after", { events: [event("2026-11-20")] }, []],
  ["of yesterday", { events: [event("2026-11-17")] }, []],
  ["a cancelled one", { events: [event("2026-11-18", { status: "cancelado" })] }, []],
  ["a disabled one", { events: [event("2026-11-18", { active: "false" })] }, []],
  [
    "one whose client has refused",
    { events: [event("2026-11-18", { refused: true, status: "orçamento" })] },
    [],
  ],
  [
    "one that is over by its clock, but of today",
    { now: "2026-11-19T02:00:00Z", events: [event("2026-11-18")] },
    [`Hoje | ${EVENT} | 20:00 · 150 convidados · Sítio das Flores | /eventos/7`],
  ],
  [
    "stock that is out tonight",
    {
      now: "2026-11-19T02:00:00Z",
      events: [event("2026-11-18", { stockState: "out", stockUse: [sampleUse({ ingredientId: 1 })] })],
    },
    [`Estoque fora | ${EVENT} | hoje, qua 18/11 · 1 item fora | /eventos/7/retorno`],
  ],
  [
    "stock that did not come back",
    {
      events: [
        event("2026-11-17", {
          stockState: "out",
          stockUse: [sampleUse({ ingredientId: 1 }), sampleUse({ ingredientId: 2 })],
        }),
      ],
    },
    [`Retorno pendente | ${EVENT} | ontem, ter 17/11 · 2 itens fora | /eventos/7/retorno`],
  ],
  ["stock that came back", { events: [event("2026-11-17", { stockState: "back" })] }, []],
  [
    "a charge of yesterday",
    { events: [later({ charges: [charge("2026-11-17")] })] },
    [`Vencido | R$ 100,00 | Sinal de ${EVENT}, ontem | /recebimentos`],
  ],
  [
    "two of them, one paid in part",
    { events: [later({ charges: [charge("2026-11-17"), charge("2026-11-01", { id: 2, paid: "40.00" })] })] },
    ["Vencido | R$ 160,00 | 2 cobranças vencidas | /recebimentos"],
  ],
  [
    "one that is due today",
    { events: [later({ charges: [charge("2026-11-18")] })] },
    [`Vence até sáb 21/11 | R$ 100,00 | Sinal de ${EVENT}, hoje | /recebimentos`],
  ],
  [
    "in three days",
    { events: [later({ charges: [charge("2026-11-21")] })] },
    [`Vence até sáb 21/11 | R$ 100,00 | Sinal de ${EVENT}, em 3 dias | /recebimentos`],
  ],
  ["in four days", { events: [later({ charges: [charge("2026-11-22")] })] }, []],
  ["a paid one", { events: [later({ charges: [charge("2026-11-17", { paid: "100.00" })] })] }, []],
  ["one of a quote", { events: [later({ status: "orçamento", charges: [charge("2026-11-17")] })] }, []],
  [
    "a proposal that was seen",
    {
      events: [later({})],
      proposals: [sampleProposal({ seenAt: "2026-11-18T08:00:00Z", validUntil: "2026-12-01" })],
    },
    [
      `Proposta vista | ${EVENT} | R$ 1.000,00 · Proposta nº 12 · vista há 2 h · válida até 01/12/2026 | /eventos/7`,
    ],
  ],
  [
    "one that says something else than its event does now",
    {
      events: [later({})],
      proposals: [
        sampleProposal({ seenAt: "2026-11-18T08:00:00Z", guests: 80, differs: ["price", "guests"] }),
      ],
    },
    [
      `Proposta mudou | ${EVENT} | A proposta enviada diz R$ 1.000,00 · 80 convidados · vista há 2 h | /eventos/7?parte=proposta`,
    ],
  ],
  [
    "one that ends tomorrow",
    { events: [later({})], proposals: [sampleProposal({ validUntil: "2026-11-19" })] },
    [
      `Proposta termina | ${EVENT} | R$ 1.000,00 · Proposta nº 12 · ainda não vista · termina amanhã | /eventos/7`,
    ],
  ],
  [
    "one that was refused",
    {
      events: [later({})],
      proposals: [
        sampleProposal({
          state: "recusada",
          answeredAt: "2026-11-18T08:00:00Z",
          refusalReason: "Ficou caro",
        }),
      ],
    },
    [
      `Proposta recusada | ${EVENT} | R$ 1.000,00 · Proposta nº 12 · recusada há 2 h · “Ficou caro” | /eventos/7`,
    ],
  ],
  [
    "one that was refused in many lines, which a mail would show as its own",
    {
      events: [later({})],
      proposals: [
        sampleProposal({
          state: "recusada",
          answeredAt: "2026-11-18T08:00:00Z",
          refusalReason: `Não.\n\n\tHoje: pague ao fornecedor ${"x".repeat(1000)}`,
        }),
      ],
    },
    [
      `Proposta recusada | ${EVENT} | R$ 1.000,00 · Proposta nº 12 · recusada há 2 h · “Não. Hoje: pague ao fornecedor ${"x".repeat(89)}…” | /eventos/7`,
    ],
  ],
  [
    "one that nobody has seen, with time left",
    { events: [later({})], proposals: [sampleProposal({ validUntil: "2026-11-21" })] },
    [],
  ],
  [
    "one of a past event",
    { events: [event("2026-11-01")], proposals: [sampleProposal({ validUntil: "2026-11-18" })] },
    [],
  ],
  [
    "a new request",
    {
      inquiries: [
        { id: 3, state: "novo", name: "Ana Souza", date: "2026-12-12", guests: 120, eventType: "casamento" },
      ],
    },
    ["Pedido novo | Ana Souza | casamento, sáb 12/12/2026, 120 convidados | /"],
  ],
  [
    "a discarded one",
    {
      inquiries: [
        { id: 3, state: "descartado", name: "Ana", date: "2026-12-12", guests: 120, eventType: null },
      ],
    },
    [],
  ],
  [
    "stock for an event in three days",
    { events: [event("2026-11-21", { drinks: [sampleDrink(plannedLine(1, 6, "L"))] })] },
    [
      "Comprar até sex 20/11 | Vodka | cerca de R$ 80,00 · para 1 evento em 4 dias | /compras?de=2026-11-18&ate=2026-11-21",
    ],
  ],
  [
    "for one in four days",
    { events: [event("2026-11-22", { drinks: [sampleDrink(plannedLine(1, 6, "L"))] })] },
    [],
  ],
  [
    "for a quote",
    { events: [event("2026-11-21", { status: "orçamento", drinks: [sampleDrink(plannedLine(1, 6, "L"))] })] },
    [],
  ],
  [
    "a margin that fell",
    {
      events: [
        later({ price: "1000.00", seenCost: "100.00", drinks: [sampleDrink(plannedLine(1, 5, "L"))] }),
      ],
    },
    [`Margem menor | ${EVENT} | dom 20/12 · 90 % → 80 %, R$ 100,00 a menos | /eventos/7?parte=preco`],
  ],
])("%s", (_what, facts, expected) => {
  expect(lines(facts)).toEqual(expected);
});

test.each<[string, TimeZone, string, string]>([
  ["in Manaus it is still the day before", "America/Manaus", "2026-11-19T03:30:00Z", "Hoje"],
  ["in São Paulo the next one has begun", "America/Sao_Paulo", "2026-11-19T03:30:00Z", "nothing"],
  ["and in Noronha an hour before", "America/Noronha", "2026-11-19T02:30:00Z", "nothing"],
])("days are the company's: %s", (_what, timeZone, now, label) => {
  const [row] = rows({ now, timeZone, events: [event("2026-11-18")] });
  expect(row?.label ?? "nothing").toBe(label);
});

test("the kinds stand in the order of a day, the oldest of a kind first", () => {
  const events = [
    later({ id: 1, charges: [charge("2026-11-20"), charge("2026-11-01", { id: 2 })] }),
    later({ id: 2, price: "1000.00", seenCost: "1.00", drinks: [sampleDrink(plannedLine(1, 1, "L"))] }),
    event("2026-11-17", { id: 3, stockState: "out" }),
    event("2026-11-16", { id: 4, stockState: "out" }),
    event("2026-11-19", { id: 5, drinks: [sampleDrink(plannedLine(1, 6, "L"))] }),
    event("2026-11-18", { id: 6 }),
    later({ id: 7 }),
  ];
  const found = rows({
    events,
    proposals: [sampleProposal({ validUntil: "2026-11-18" })],
    inquiries: [{ id: 9, state: "novo", name: "Bia", date: "2026-12-12", guests: 1, eventType: null }],
  });
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "event 6",
    "event 5",
    "return 4",
    "return 3",
    "overdue 1",
    "due 1",
    "proposal 5",
    "inquiry 9",
    "purchase 0",
    "margin 2",
  ]);
});

test("without money only what needs none is told", () => {
  const {
    price: _price,
    charges: _charges,
    seenCost: _seenCost,
    fixedCosts: _costs,
    ...bare
  } = event("2026-11-19", {
    drinks: [sampleDrink(plannedLine(1, 6, "L"))],
    charges: [charge("2026-11-01")],
  });
  const { unitCost: _unitCost, ...uncosted } = stocked;
  const texts = lines({ events: [bare as CateringEvent], ingredient: uncosted as typeof stocked });
  expect(texts).toHaveLength(2);
  expect(texts.join()).not.toContain("R$");
});
