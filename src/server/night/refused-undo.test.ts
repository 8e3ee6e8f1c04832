import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { stock, event, withdraw, giveBack } = stockCalls(a);
const undoReturn = () => a.post("/api/events/1/undo-return");
const cachaca = { name: "Cachaça", category: "Outros", unit: "L" };

// Movements have the moment of the database.
app.clock.now = new Date();

beforeEach(async () => {
  await a.post("/api/events", wedding);
});

const inMillilitres = { ...cachaca, unit: "ml", quantity: 10_000, pricePerUnit: 300 };
const OTHER_UNIT =
  "Cachaça foi movimentado em L e agora é medido em ml: volte a medi-lo em L antes de desfazer";
/** Refused, and nothing moves. */
const refused = async (undo: typeof undoReturn, message: string) => {
  const before = [await stock(), await event()];
  expect(await undo()).toMatchObject({ status: 409, body: { message } });
  expect([await stock(), await event()]).toEqual(before);
};

test("a return of which part went out again is not undone", async () => {
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 4 });
  await a.post("/api/ingredients/1/losses", { quantity: 7, kind: "perda", reason: "Venceu" });
  await refused(undoReturn, "O estoque de Cachaça não cobre: voltaram 4 L, e há 3 L");
});

test("a return whose value has left the stock is not undone", async () => {
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 4 });
  const cheap = { name: "Cachaça", category: "Outros", unit: "L", quantity: 10, pricePerUnit: 1 };
  await a.put("/api/ingredients/1", cheap);
  await refused(undoReturn, "Parte do que voltou de Cachaça já saiu do estoque a outro custo");
});

test("a return of what is measured in another unit now is not undone", async () => {
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 4 });
  await a.put("/api/ingredients/1", inMillilitres);
  await refused(undoReturn, OTHER_UNIT);
});

test("a return of what was used up and is measured in another unit now is not undone", async () => {
  await withdraw();
  await giveBack({ ingredientId: 2, quantity: 15 });
  await a.put("/api/ingredients/1", inMillilitres);
  await refused(undoReturn, OTHER_UNIT);
});

test("nothing of a cancelled or disabled event is undone", async () => {
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 4 });
  await a.put("/api/events/1", { ...wedding, status: "cancelado" });
  await refused(undoReturn, "O evento está cancelado: reabra-o antes de desfazer o retorno");
  await a.patch("/api/events/1/disable");
  await refused(undoReturn, "Este evento está desabilitado");
});

test("nothing of another company's event is undone", async () => {
  await withdraw();
  expect((await b.post("/api/events/1/undo-withdrawal")).status).toBe(404);
});

test("an event whose return has no step, in data that was mended by hand, is answered in words", async () => {
  await withdraw();
  await a.post("/api/events/1/return-stock", { returns: [], nothingReturned: true });
  await app.pool.query("alter table stock_movements disable trigger user");
  await app.pool.query("delete from stock_movements where kind = 'retorno'");
  await app.pool.query("delete from event_steps where kind = 'retorno'");
  await app.pool.query("alter table stock_movements enable trigger user");
  await refused(undoReturn, "Não há retorno para desfazer neste evento");
});
