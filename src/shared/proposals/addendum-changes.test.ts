import { expect, test } from "vitest";
import { addendumChanges } from "./addendum-changes.ts";
import { snapshotWith } from "./testing/snapshot.ts";

const accepted = snapshotWith();
const { event, drinks, pricing } = accepted;

test("an addendum that changes nothing says nothing, whatever the order of the drinks", () => {
  expect(addendumChanges(accepted, snapshotWith({ drinks: drinks.toReversed(), version: 2 }))).toEqual([]);
});

test("each part that changed is told as it was and as it will be", () => {
  const addendum = snapshotWith({
    event: { ...event, guests: 180, date: "2027-03-27T23:00:00.000Z", durationMinutes: 330, location: null },
    drinks: drinks.slice(1),
    pricing: { ...pricing, price: "21600.00" },
  });
  expect(
    addendumChanges(accepted, addendum).map(({ label, from, to }) => `${label}: ${from} → ${to}`),
  ).toEqual([
    "Convidados: 150 convidados → 180 convidados",
    "Data: sáb 20/03/2027 19:00 → sáb 27/03/2027 20:00",
    "Drinks: Caipirinha, Gin tônica → Gin tônica",
    "Preço: R$\u00a018.000,00 → R$\u00a021.600,00",
    "Local: Espaço Jardim, Cotia → a definir",
    "Duração: 5 h → 5 h 30 min",
  ]);
});
