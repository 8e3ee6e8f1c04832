import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Purchase } from "#shared/purchases/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const line = (changes: object = {}) => ({ ingredientId: 1, quantity: 2, price: 80, ...changes });
const buy = async (...lines: object[]) =>
  ((await a.post("/api/purchases", { boughtOn: "2026-12-01", lines })).body as { ids: number[] }).ids;
const list = async (query = "") => (await a.get(`/api/purchases${query}`)).body as Purchase[];

test("a purchase is listed with its lines, its origin, who recorded it and what was paid", async () => {
  await a.post("/api/suppliers", { name: "Atacado" });
  const origin = { supplierId: 1, invoiceNumber: "NF 77" };
  const ids = await buy(
    line({ ...origin, lot: "L1" }),
    line({ ...origin, ingredientId: 2, quantity: 0.03, price: 0.1 }),
  );
  expect(ids).toEqual([1]);
  expect(await list()).toEqual([
    {
      id: 1,
      boughtOn: "2026-12-01",
      supplierId: 1,
      supplierName: "Atacado",
      invoiceNumber: "NF 77",
      by: "a@bar.com.br",
      createdAt: expect.stringMatching(/Z$/),
      reversedAt: null,
      reversedBy: null,
      total: "80.10",
      lines: [
        {
          id: expect.any(Number),
          ingredientId: 1,
          ingredientName: "Cachaça",
          quantity: 2,
          unit: "L",
          price: "80.00",
          lot: "L1",
          isReversed: false,
        },
        expect.objectContaining({ ingredientName: "Limão", quantity: 0.03, price: "0.10", lot: null }),
      ],
    },
  ]);
  expect((await b.get("/api/purchases")).body).toEqual([]);
});

test("one call makes a purchase for each supplier and invoice, in the order of their lines", async () => {
  for (const name of ["Atacado", "Feira"]) await a.post("/api/suppliers", { name });
  const ids = await buy(
    line({ supplierId: 2 }),
    line({ supplierId: 1, invoiceNumber: "1" }),
    line({ supplierId: 2, ingredientId: 2 }),
    line({ supplierId: 1, invoiceNumber: "2" }),
    line(),
  );
  expect(ids).toEqual([1, 2, 3, 4]);
  expect((await list()).map(({ id, supplierName, lines }) => [id, supplierName, lines.length])).toEqual([
    [4, null, 1],
    [3, "Atacado", 1],
    [2, "Atacado", 1],
    [1, "Feira", 2],
  ]);
});

test("an entry is a purchase of one line, on the day it was recorded unless it names another; opening stock is none", async () => {
  await a.post("/api/ingredients/1/entries", { quantity: 3, price: 10 });
  await a.post("/api/ingredients/1/entries", { quantity: 3, price: 10, boughtOn: "2026-01-02", lot: "L1" });
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await list()).toMatchObject([
    { boughtOn: "2026-01-02", total: "10.00", lines: [{ quantity: 3, price: "10.00", lot: "L1" }] },
    { boughtOn: today, total: "10.00", lines: [{ lot: null }] },
  ]);
  const { body } = await a.get("/api/ingredients/1/movements");
  expect(body).toMatchObject([{ purchaseId: 2 }, { purchaseId: 1, boughtOn: null }, { purchaseId: null }]);
});

test("a line that is taken back alone is marked; with the last one the purchase is", async () => {
  await buy(line(), line({ ingredientId: 2 }));
  const [first, second] = (await list())[0]?.lines ?? [];
  await a.post(`/api/movements/${first?.id}/reverse`);
  expect(await list()).toMatchObject([
    {
      reversedAt: null,
      reversedBy: null,
      total: "160.00",
      lines: [{ isReversed: true }, { isReversed: false }],
    },
  ]);
  await a.post(`/api/movements/${second?.id}/reverse`);
  expect(await list()).toMatchObject([
    { reversedAt: expect.stringMatching(/Z$/), reversedBy: "a@bar.com.br", total: "160.00" },
  ]);
});

test("page by page nothing is missing and nothing comes twice", async () => {
  for (let n = 0; n < 45; n++) await buy(line({ quantity: n + 1 }));
  const first = await list();
  const second = await list(`?before=${first.at(-1)?.id}`);
  const third = await list(`?before=${second.at(-1)?.id}`);
  expect([first, second, third].map(({ length }) => length)).toEqual([20, 20, 5]);
  expect([first, second, third].flat().map(({ lines }) => lines[0]?.quantity)).toEqual(
    Array.from({ length: 45 }, (_, n) => 45 - n),
  );
  for (const before of ["0", "x", "2147483648", "1.5"])
    expect(await a.get(`/api/purchases?before=${before}`)).toMatchObject({
      status: 400,
      body: { message: "Página inválida" },
    });
});

test("without the permission there is no money and no address in it", async () => {
  await buy(line());
  const { token } = await app.addUser({ companyId: 1, email: "teo@bar.com.br", companyRole: "equipe" });
  const { body, text } = await app.call("GET", "/api/purchases", { token });
  expect(body).toMatchObject([{ by: "a", lines: [{ ingredientName: "Cachaça", quantity: 2 }] }]);
  expect(text).not.toMatch(/price|total|80/);
});
