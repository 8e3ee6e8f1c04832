import { describe, expect, it } from "vitest";
import { namedCharges, priceLines } from "./document-texts.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { snapshotWith } from "./testing/snapshot.ts";

describe("priceLines", () => {
  const { event, pricing } = snapshotWith();
  const fixed: ProposalSnapshot["pricing"] = {
    mode: "fechado",
    price: "8000.00",
    pricePerGuest: null,
    minGuests: null,
    lines: [],
  };

  it.each<[string, Partial<ProposalSnapshot>, string]>([
    ["per guest", {}, "150 convidados × R$\u00a0120,00 por convidado"],
    [
      "of one guest",
      { event: { ...event, guests: 1 }, pricing: { ...pricing, minGuests: null, price: "120.00" } },
      "1 convidado × R$\u00a0120,00 por convidado",
    ],
    [
      "of the least number",
      { event: { ...event, guests: 80 }, pricing: { ...pricing, price: "12000.00" } },
      "Mínimo de 100 convidados × R$\u00a0120,00 por convidado",
    ],
    ["that was agreed for other guests", { event: { ...event, guests: 160 } }, "Valor combinado"],
    ["fixed", { pricing: fixed }, "Valor fechado"],
  ])("a price %s", (_, changes, text) => {
    const snapshot = snapshotWith(changes);
    expect(priceLines(snapshot)).toEqual([{ text, amount: snapshot.pricing.price }]);
  });

  it("tells discounts and extras of the price apart", () => {
    const lines = [{ text: "Desconto de indicação", amount: "-300.00" }];
    const byGuest = { ...pricing, price: "17700.00", lines };
    expect(priceLines(snapshotWith({ pricing: byGuest }))).toEqual([
      { text: "150 convidados × R$\u00a0120,00 por convidado", amount: "18000.00" },
      ...lines,
    ]);
    expect(priceLines(snapshotWith({ pricing: { ...fixed, price: "7700.00", lines } }))).toEqual([
      { text: "Valor fechado", amount: "8000.00" },
      ...lines,
    ]);
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
