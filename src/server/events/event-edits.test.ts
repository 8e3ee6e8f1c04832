import { beforeEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";

const { a } = await twoCompanies();

// 10 L of cachaça (1), and two drinks of it.
beforeEach(async () => {
  const cachaca = { name: "Cachaça", category: "Outros", quantity: 10, unit: "L", pricePerUnit: 300 };
  await a.post("/api/ingredients", cachaca);
  const ingredients = [{ ingredientId: 1, quantity: 50, unit: "ml" }];
  await a.post("/api/drinks", { name: "Caipirinha", ingredients });
  await a.post("/api/drinks", { name: "Batida", ingredients });
});

const wedding = eventPayload([{ ingredientId: 1, unit: "ml", planned: 4000 }]);
const { name, date, drinks } = wedding;
const [drink] = drinks;
const [line] = drink?.ingredients ?? [];
const asFlatLine = (drinkId: number) => ({ ...line, drinkId, drinkName: `Drink ${drinkId}` });
const unnumbered = (drinkId: number) => ({ ...drink, drinkId, quantity: undefined });

describe("what an edit leaves out", () => {
  test("keeps what there is", async () => {
    await a.post("/api/events", wedding);
    const changed = { ...wedding, name: "Bodas", version: 2 };
    expect((await a.put("/api/events/1", { name: "Bodas", date, drinks })).body).toMatchObject(changed);
  });

  test("and what is said to be empty is emptied", async () => {
    await a.post("/api/events", wedding);
    const emptied = { name, date, drinks, location: "", guests: "" };
    expect((await a.put("/api/events/1", emptied)).body).toMatchObject({ location: null, guests: 0 });
  });

  test("of what the team reads, the same", async () => {
    const forTeam = { arrivalTime: "16:00", teamNotes: "Portão dos fundos.\nLevar avental." };
    await a.post("/api/events", { ...wedding, ...forTeam });
    expect((await a.put("/api/events/1", { name, date, drinks })).body).toMatchObject(forTeam);
    const emptied = { name, date, drinks, arrivalTime: null, teamNotes: "" };
    expect((await a.put("/api/events/1", emptied)).body).toMatchObject({
      arrivalTime: null,
      teamNotes: null,
    });
  });

  test.each([
    [{ arrivalTime: "24:00" }, "Horário inválido"],
    [{ arrivalTime: "16:00:00" }, "Horário inválido"],
    [{ arrivalTime: 16 }, "Horário inválido"],
    [{ teamNotes: "N".repeat(2001) }, "Use no máximo 2000 caracteres"],
  ])("%o is refused", async (wrong, message) => {
    expect(await a.post("/api/events", { ...wedding, ...wrong })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test.each([
    ["flat lines", { eventIngredients: [asFlatLine(2), asFlatLine(1)] }],
    ["drinks without a number", { drinks: [unnumbered(2), unnumbered(1)] }],
  ])("%s keep the numbers of the drinks that are there; of a new one there is one", async (_what, plan) => {
    await a.post("/api/events", { ...wedding, drinks: [{ ...drink, quantity: 12 }] });
    expect((await a.put("/api/events/1", { name, date, ...plan })).body).toMatchObject({
      drinks: [
        { drinkId: 2, quantity: 1 },
        { drinkId: 1, quantity: 12 },
      ],
    });
  });

  test("a new event has one of each drink without a number", async () => {
    expect((await a.post("/api/events", { name, date, drinks: [unnumbered(1)] })).body).toMatchObject({
      drinks: [{ drinkId: 1, quantity: 1 }],
    });
  });

  test("is the same plan while the stock is out", async () => {
    await a.post("/api/events", wedding);
    await a.post("/api/events/1/withdraw-stock");
    const bare = { name: "Bodas", date, drinks: [unnumbered(1)] };
    expect(await a.put("/api/events/1", bare)).toMatchObject({ status: 200, body: { name: "Bodas" } });
  });
});

test("a disabled event cannot be edited", async () => {
  await a.post("/api/events", wedding);
  const disabled = (await a.patch("/api/events/1/disable")).body;
  expect(await a.put("/api/events/1", { ...wedding, name: "Bodas" })).toMatchObject({
    status: 409,
    body: { message: "Este evento está desabilitado" },
  });
  expect((await a.get("/api/events")).body).toEqual([disabled]);
});

test.each([
  ["2026-12-25T20:30Z", "2026-12-25T20:30:00.000Z"],
  ["2026-12-25T20:30-03:00", "2026-12-25T23:30:00.000Z"],
  ["2026-12-25T20:30:15.5-03:00", "2026-12-25T23:30:15.500Z"],
])("a moment may be written %s", async (written, kept) => {
  expect(await a.post("/api/events", { ...wedding, date: written })).toMatchObject({
    status: 201,
    body: { date: kept },
  });
});
