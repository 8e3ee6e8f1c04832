import { describe, expect, it } from "vitest";
import { doneAtText, eventDayText, eventHoursText, namedCharges, priceLines } from "./document-texts.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { snapshotWith } from "./testing/snapshot.ts";

describe("an event's time", () => {
  it.each([
    ["2027-03-20T22:00:00.000Z", 300, "sábado, 20 de março de 2027", "19:00 às 00:00 (5 h)"],
    ["2027-03-21T02:30:00.000Z", 90, "sábado, 20 de março de 2027", "23:30 às 01:00 (1 h 30 min)"],
    ["2027-01-01T03:00:00.000Z", 45, "sexta-feira, 1 de janeiro de 2027", "00:00 às 00:45 (45 min)"],
    ["2027-01-01T02:59:00.000Z", 0, "quinta-feira, 31 de dezembro de 2026", "23:59"],
  ])("%s for %d minutes", (date, durationMinutes, day, hours) => {
    expect(eventDayText({ date })).toBe(day);
    expect(eventHoursText({ date, durationMinutes })).toBe(hours);
  });

  it("says when something was done in São Paulo", () => {
    expect(doneAtText("2026-11-18T01:05:00.000Z")).toBe("17/11/2026 às 22:05");
  });
});

describe("priceLines", () => {
  const { event, pricing } = snapshotWith();
  const fixed = { mode: "fechado", price: "8000.00", pricePerGuest: null, minGuests: null } as const;

  it.each<[string, Partial<ProposalSnapshot>, string]>([
    ["per guest", {}, "150 convidados × R$\u00a0120,00 por convidado"],
    [
      "of one guest",
      { event: { ...event, guests: 1 }, pricing: { ...pricing, minGuests: null } },
      "1 convidado × R$\u00a0120,00 por convidado",
    ],
    [
      "of the least number",
      { event: { ...event, guests: 80 } },
      "Mínimo de 100 convidados × R$\u00a0120,00 por convidado",
    ],
    ["fixed", { pricing: fixed }, "Valor fechado"],
  ])("a price %s", (_, changes, text) => {
    const snapshot = snapshotWith(changes);
    expect(priceLines(snapshot)).toEqual([{ text, amount: snapshot.pricing.price }]);
  });

  it("names the extras by their notes", () => {
    const extra = { kind: "extra", amount: "500.00", dueOn: "2027-03-13" } as const;
    const charges = [
      { ...extra, note: "Hora extra" },
      { ...extra, note: null },
    ];
    expect(priceLines(snapshotWith({ charges })).slice(1)).toEqual([
      { text: "Hora extra", amount: "500.00" },
      { text: "Extra", amount: "500.00" },
    ]);
  });
});

describe("namedCharges", () => {
  const charge = (kind: "sinal" | "parcela" | "saldo" | "extra", note: string | null = null) =>
    ({ kind, amount: "1.00", dueOn: "2027-01-01", note }) as const;

  it("counts instalments where there are several", () => {
    const named = (...charges: ProposalSnapshot["charges"]) =>
      namedCharges({ charges }).map(({ name }) => name);
    expect(named(charge("sinal"), charge("parcela"), charge("saldo"))).toEqual(["Sinal", "Parcela", "Saldo"]);
    expect(named(charge("parcela"), charge("extra", "Gelo"), charge("parcela", "na semana"))).toEqual([
      "Parcela 1 de 2",
      "Extra: Gelo",
      "Parcela 2 de 2: na semana",
    ]);
  });
});
