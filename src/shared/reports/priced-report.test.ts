import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { reportOn } from "./company-report.ts";
import { receiptsOf } from "./receipts.ts";
import { reportCsv } from "./report-csv.ts";
import { DEFAULT_FILTERS, type ReportFilters } from "./report-filters.ts";
import type { ReportedEvent } from "./reported-event.ts";
import { disabled, events, ingredients, party, payments, wedding } from "./testing/priced-company.ts";

const now = new Date("2026-12-15T15:00:00Z");
const november = { period: "personalizado", from: "2026-11-01", to: "2026-11-30" } as const;
const quarter = { ...november, from: "2026-10-01", to: "2026-12-31" };

const reportIn = (filters: Partial<ReportFilters>, some = events) =>
  reportOn(some, ingredients, SAO_PAULO)(
    { ...DEFAULT_FILTERS, ...filters },
    now,
    receiptsOf(some, payments, SAO_PAULO),
  );
const cash = (filters: Partial<ReportFilters>) => reportIn({ ...filters, view: "recebimento" });
const sums = ({ name, revenue, cost, profit }: ReportedEvent) => [name, revenue, cost, profit];

/*
 * By hand. What an event brings and costs:
 *
 *   event        day    status      price + extras     cost                              profit    margin
 *   Casamento    10/11  confirmado  3.000 + 200        5,5 × 30 + 100 × 0,50 + 350 = 565   2.635   2.635 ÷ 3.200 = 82,34 %
 *   Festa        01/11  confirmado  none: 50 × 1,40    40 + 20 = 60 (as withdrawn)            45   none
 *                                   × 1,5 = 105
 *   Formatura    01/10  confirmado  1.000              3 × 30 + 60 × 0,50 = 120              880   88 %
 *   Coquetel     05/11  cancelado   does not count
 *   Réveillon    31/12  confirmado  5.000              5,5 × 30 + 100 × 0,50 = 215         4.785   95,7 %
 *   Aniversário  08/11  disabled    500                5,5 × 30 + 100 × 0,50 = 215           285   57 %
 *
 * What was received, by the month of the receipt:
 *
 *   event        October   November                            December
 *   Casamento      1.500   1.500 + 200 + 200 − 200 = 1.700
 *   Aniversário      500
 *   Formatura              1.000
 *   Coquetel                 400
 *   Réveillon              2.500 + 100 = 2.600                  150
 *   sum            2.000   5.700                                150
 */
describe("November by event", () => {
  const report = reportIn(november);

  test("counts price and extras, and the estimate of the event without a price", () => {
    // 3.200 + 105 + 500; 565 + 60 + 215.
    expect(report.totals).toEqual({ revenue: 3805, cost: 840, profit: 2965 });
    expect(report.estimatedRevenue).toBe(105);
    expect([report.found, report.total]).toEqual([4, 6]);
  });

  test("tells beside the revenue what the cancelled event has left", () => {
    // Coquetel, 05/11.
    expect(report.keptDeposits).toBe(400);
    expect(reportIn({ ...november, status: "confirmado" }).keptDeposits).toBe(0);
    expect(reportIn({ ...november, from: "2026-11-06" }).keptDeposits).toBe(0);
    expect(cash(november)).toMatchObject({ keptDeposits: 400, totals: { revenue: 5700 } });
    expect(cash({ ...november, to: "2026-10-31", from: "2026-10-01" }).keptDeposits).toBe(0);
  });

  test("has the margin of each event with a price; none for the total, which has an estimate in it", () => {
    expect(report.events.map(({ name, isEstimated, margin }) => [name, isEstimated, margin])).toEqual([
      ["Casamento", false, 82.3],
      ["Festa", true, undefined],
      ["Aniversário", false, 57],
    ]);
    expect([report.hasPrices, report.margin]).toEqual([true, undefined]);
  });

  test("has the margin of its total where every event has a price", () => {
    // (3.700 − 780) ÷ 3.700 = 78,92 %
    expect(reportIn(november, [wedding, disabled])).toMatchObject({ estimatedRevenue: 0, margin: 78.9 });
  });

  test("has margins by client and by type of the events with a price", () => {
    expect(report.margins).toEqual({
      byClient: [
        { name: "Ana Souza", events: 1, revenue: 3200, cost: 565, profit: 2635, margin: 82.3 },
        { name: "Sem cliente", events: 1, revenue: 500, cost: 215, profit: 285, margin: 57 },
      ],
      byType: [
        { name: "Casamento", events: 1, revenue: 3200, cost: 565, profit: 2635, margin: 82.3 },
        { name: "Social", events: 1, revenue: 500, cost: 215, profit: 285, margin: 57 },
      ],
    });
  });

  test("is a file that says what is estimated, and the margins of clients and types", () => {
    expect(reportCsv(report, [], "America/Sao_Paulo").split("\r\n")).toEqual([
      "\uFEFFData;Evento;Tipo;Convidados;Receita;Custo;Lucro;Receita estimada;Margem",
      "10/11/2026 20:00;Casamento;Casamento;150;3200;565;2635;não;82,3",
      "01/11/2026 20:00;Festa;Social;150;105;60;45;sim;",
      "08/11/2026 20:00;Aniversário;Social;150;500;215;285;não;57",
      ";Total;;;3805;840;2965;;",
      "",
      "Cliente;Eventos com preço;Receita;Custo;Lucro;Margem",
      "Ana Souza;1;3200;565;2635;82,3",
      "Sem cliente;1;500;215;285;57",
      "",
      "Tipo;Eventos com preço;Receita;Custo;Lucro;Margem",
      "Casamento;1;3200;565;2635;82,3",
      "Social;1;500;215;285;57",
    ]);
  });

  test("a company without prices has estimates alone, and no margins", () => {
    expect(reportIn(november, [party])).toMatchObject({
      totals: { revenue: 105, cost: 60, profit: 45 },
      estimatedRevenue: 105,
      hasPrices: false,
      margin: undefined,
      margins: { byClient: [], byType: [] },
    });
  });
});

describe("November by receipt", () => {
  const report = cash(november);

  test("counts what was received in it, for whichever event, and the costs of its events", () => {
    expect(report.totals).toEqual({ revenue: 5700, cost: 840, profit: 4860 });
    expect([report.estimatedRevenue, report.hasPrices, report.margin]).toEqual([0, false, undefined]);
    expect([report.found, report.total]).toEqual([4, 6]);
  });

  test("lists the events behind both, a cancelled one too, so that the columns add up", () => {
    expect(report.events.map(sums)).toEqual([
      ["Formatura", 1000, 0, 1000],
      ["Coquetel", 400, 0, 400],
      ["Casamento", 1700, 565, 1135],
      ["Réveillon", 2600, 0, 2600],
      ["Festa", 0, 60, -60],
      ["Aniversário", 0, 215, -215],
    ]);
    expect(report.events.filter(({ isCancelled }) => isCancelled).map(({ name }) => name)).toEqual([
      "Coquetel",
    ]);
    expect(report.events.map(({ isEstimated, margin }) => isEstimated || margin)).not.toContain(true);
  });

  test("is compared with what was received before", () => {
    // 2 to 31 October: 2.000, and no event. (5.700 − 2.000) ÷ 2.000 = 185 %; (4.860 − 2.000) ÷ 2.000 = 143 %.
    expect(report.variations).toEqual({ revenue: 185, cost: undefined, profit: 143 });
  });

  test("leaves drinks and categories as they are by event", () => {
    const byEvent = reportIn(november);
    expect(report.popularDrinks).toEqual(byEvent.popularDrinks);
    expect(report.categories).toEqual(byEvent.categories);
  });

  test("is a file of what each event brought in", () => {
    const lines = reportCsv(report, [], "America/Sao_Paulo").split("\r\n");
    expect(lines).toEqual([
      "\uFEFFData;Evento;Tipo;Convidados;Recebido;Custo",
      "01/10/2026 20:00;Formatura;Formatura;150;1000;0",
      "05/11/2026 20:00;Coquetel;Corporativo;150;400;0",
      "10/11/2026 20:00;Casamento;Casamento;150;1700;565",
      "31/12/2026 20:00;Réveillon;Corporativo;150;2600;0",
      "01/11/2026 20:00;Festa;Social;150;0;60",
      "08/11/2026 20:00;Aniversário;Social;150;0;215",
      ";Total;;;5700;840",
    ]);
  });

  test.each([
    ["a type", { type: "corporativo" }, { revenue: 3000, cost: 0, profit: 3000 }],
    ["a status", { status: "confirmado" }, { revenue: 5300, cost: 840, profit: 4460 }],
    ["a status without receipts", { status: "orcamento" }, { revenue: 0, cost: 0, profit: 0 }],
    ["the first day alone", { to: "2026-11-01" }, { revenue: 1000, cost: 60, profit: 940 }],
    ["the last day alone", { from: "2026-11-30" }, { revenue: 100, cost: 0, profit: 100 }],
    ["all days", { from: "", to: "" }, { revenue: 7850, cost: 1175, profit: 6675 }],
  ])("%s", (_what, filters, totals) => {
    expect(cash({ ...november, ...filters }).totals).toEqual(totals);
  });
});

describe("October to December", () => {
  test("by the months of the events", () => {
    expect(reportIn(quarter).months).toEqual([
      { month: "2026-10", revenue: 1000, cost: 120, profit: 880 },
      { month: "2026-11", revenue: 3805, cost: 840, profit: 2965 },
      { month: "2026-12", revenue: 5000, cost: 215, profit: 4785 },
    ]);
  });

  test("by the months of the receipts", () => {
    expect(cash(quarter).months).toEqual([
      { month: "2026-10", revenue: 2000, cost: 120, profit: 1880 },
      { month: "2026-11", revenue: 5700, cost: 840, profit: 4860 },
      { month: "2026-12", revenue: 150, cost: 215, profit: -65 },
    ]);
  });

  test("the first client has the event, by a name that says it was removed; the highest profit comes first", () => {
    const { byClient, byType } = reportIn(quarter).margins;
    expect(byClient.map(({ name, events, revenue, margin }) => [name, events, revenue, margin])).toEqual([
      // (8.200 − 565 − 215) ÷ 8.200 = 90,49 %
      ["Ana Souza", 2, 8200, 90.5],
      ["Cliente ID 2 · Beto Reis (removido)", 1, 1000, 88],
      ["Sem cliente", 1, 500, 57],
    ]);
    expect(byType.map(({ name, events, revenue, margin }) => [name, events, revenue, margin])).toEqual([
      ["Corporativo", 1, 5000, 95.7],
      ["Casamento", 1, 3200, 82.3],
      ["Formatura", 1, 1000, 88],
      ["Social", 1, 500, 57],
    ]);
  });
});

test("what was received and all taken back leaves no trace", () => {
  const reversed = ["300.00", "-300.00"].map((amount) => ({ eventId: 4, paidOn: "2026-08-02", amount }));
  const ever = { ...DEFAULT_FILTERS, view: "recebimento", period: "personalizado" } as const;
  const report = reportOn(events, ingredients, SAO_PAULO)(ever, now, receiptsOf(events, reversed, SAO_PAULO));
  expect(report.months.map(({ month }) => month)).toEqual(["2026-10", "2026-11", "2026-12"]);
  expect(report.events.map(({ name }) => name)).not.toContain("Coquetel");
});

test("a receipt of an event that the list does not have yet waits for it", () => {
  const strange = [{ eventId: 99, paidOn: "2026-11-02", amount: "10.00" }];
  const report = reportOn(events, ingredients, SAO_PAULO)(
    { ...DEFAULT_FILTERS, ...november, view: "recebimento" },
    now,
    receiptsOf(events, strange, SAO_PAULO),
  );
  expect(report.totals.revenue).toBe(0);
});
