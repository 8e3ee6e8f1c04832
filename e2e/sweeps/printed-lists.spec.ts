import { expect } from "@playwright/test";
import type { Client } from "../../src/shared/clients/contract.ts";
import type { Drink } from "../../src/shared/drinks/contract.ts";
import type { CateringEvent } from "../../src/shared/events/contract.ts";
import type { Ingredient } from "../../src/shared/ingredients/contract.ts";
import type { ListedCharge } from "../../src/shared/payments/contract.ts";
import { listedCharge } from "../../src/shared/payments/testing/listed-charge.ts";
import { unpriced } from "../../src/shared/payments/testing/unpriced.ts";
import { test, WIDE } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";

/** What a sheet has room for between its margins: A4, in the browser's pixels. */
const PAPER = { width: 703, height: 1017 };
const MANY = 40;
const numbered = <T>(make: (id: number) => T) => Array.from({ length: MANY }, (_, n) => make(n + 1));
const stored = { companyId: 1, createdAt: "2026-01-05T12:00:00Z", version: 1 };

const ingredients = numbered<Ingredient>((id) => ({
  ...stored,
  id,
  name: `Ingrediente ${id}`,
  category: "Bebidas Alcoólicas",
  quantity: 3,
  minQuantity: 1,
  reservedQuantity: 5,
  unit: "L",
  unitWord: null,
  observations: null,
  pricePerUnit: "99999999.99",
  unitCost: 33_333_333.33,
  yieldQuantity: null,
  yieldUnit: null,
  packName: null,
  packQuantity: null,
  packMultiple: 1,
  supplierId: null,
}));
const drinks = numbered<Drink>((id) => ({
  ...stored,
  id,
  name: `Drink ${id}`,
  description: null,
  ingredients: [{ ingredientId: id, quantity: 50, unit: "ml" }],
}));
const clients = numbered<Client>((id) => ({
  ...stored,
  id,
  name: `Cliente ${id}`,
  email: `cliente${id}@exemplo.com.br`,
  phone: "(11) 98888-7777",
  address: null,
  cpf: null,
  cnpj: null,
  notes: "Prefere ser avisado por telefone, de manhã, e nunca aos domingos. ".repeat(5).trim(),
}));
const events = numbered<CateringEvent>((id) => ({
  ...stored,
  id,
  name: `Evento ${id}`,
  date: "2026-01-05T12:00:00Z",
  location: "Salão",
  guests: 100,
  drinks: numbered((drinkId) => drinkId)
    .slice(0, 9)
    .map((drinkId) => ({ drinkId, drinkName: `Bebida ${drinkId}`, quantity: 1, ingredients: [] })),
  supplies: [],
  clients: [],
  clientNames: [],
  removedClients: [],
  nothingUsed: false,
  teaches: true,
  guestsPresent: null,
  stockState: "planned",
  stockMovedAt: null,
  status: "confirmado",
  type: "social",
  combo: "Tropical Premium",
  active: "true",
  stockWithdrawn: "false",
  stockReturned: false,
  stockUse: [],
  arrivalTime: null,
  teamNotes: null,
  fixedCosts: [],
  ...unpriced,
}));

const charges = numbered<ListedCharge>((id) => ({ ...listedCharge, id, clientNames: [`Pagante ${id}`] }));

test("lists are printed whole, without what only a hand can use, and stand where they were afterwards", async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await readyCompany(product.url, "Bar do Papel")).token);
  for (const [name, json] of Object.entries({ ingredients, drinks, clients, events, charges })) {
    await page.route(`**/api/${name}`, (route) => route.fulfill({ json }));
  }
  for (const [path, one] of [
    ["/estoque", "Ingrediente"],
    ["/drinks", "Drink"],
    ["/clientes", "Cliente"],
    ["/eventos", "Evento"],
    ["/recebimentos", "Pagante"],
  ] as const) {
    await test.step(path, async () => {
      await page.setViewportSize(WIDE);
      await page.goto(path);
      const named = page.getByRole("main").getByText(new RegExp(`^${one} \\d+$`));
      await named.first().waitFor();
      expect(await named.count()).toBeLessThan(MANY);
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(PAPER);
      await expect(page.getByText("Bar do Papel").filter({ visible: true })).toBeVisible();
      await expect(page.getByText(/^Impresso em \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
      await expect(named.filter({ visible: true })).toHaveCount(MANY);
      await expect(page.getByRole("main").locator("input, select").filter({ visible: true })).toHaveCount(0);
      // The name of an event is one.
      const buttons = page.getByRole("main").locator("button").filter({ visible: true });
      await expect(buttons.filter({ hasNotText: /^Evento/ })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PAPER.width,
      );
      if (path === "/eventos") await expect(page.getByText("Bebida 9")).toHaveCount(MANY);
      if (path === "/clientes") {
        const cut = await page
          .getByText(clients[0]?.notes ?? "")
          .evaluateAll((all) =>
            all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
          );
        expect(cut).toEqual([]);
      }

      await page.setViewportSize(WIDE);
      await page.emulateMedia({ media: null });
      await expect.poll(() => named.count()).toBeLessThan(MANY);
    });
  }
  // On paper it is the shortest of them: the window would end before its place.
  await page.goto("/estoque");
  await page.getByRole("rowheader", { name: "Ingrediente 1", exact: true }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.pdf();
  await expect(page.getByText(/^Impresso em/)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test("a filtered list says on paper what it is filtered by", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.route("**/api/ingredients", (route) => route.fulfill({ json: ingredients }));
  await page.route("**/api/clients", (route) => route.fulfill({ json: clients }));
  await page.route("**/api/events", (route) => route.fulfill({ json: events }));
  await page.emulateMedia({ media: "print" });
  await page.goto("/estoque?busca=ente+7&categoria=Bebidas+Alcoólicas&status=normal");
  await expect(
    page.getByText("Busca: ente 7 · Categoria: Bebidas Alcoólicas · Status: Normal"),
  ).toBeVisible();
  await page.goto("/eventos?nome=Evento&tipo=social&status=confirmado&de=2026-01-01&ate=2026-01-31");
  await expect(
    page.getByText(
      "Nome: Evento · Tipo: Social · Status: Confirmado · De: qui 01/01/2026 · Até: sáb 31/01/2026",
    ),
  ).toBeVisible();
});
