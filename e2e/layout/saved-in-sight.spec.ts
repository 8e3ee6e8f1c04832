import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { act, cardOf, inDays, readyBar } from "../support/event-list.ts";
import { NARROW, test, toastOf, WIDE } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";

const MANY = 24;
const numbers = Array.from({ length: MANY }, (_, n) => n + 1);

/** All of it is in the window, and nothing lies over its corners, its edges or its middle. */
async function expectUncovered(item: Locator) {
  await expect(async () => {
    const covered = await item.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = (from: number, to: number) => [from + 6, (from + to) / 2, to - 6];
      return at(left, right)
        .flatMap((x) => at(top, bottom).map((y) => ({ x, y })))
        .filter(({ x, y }) => !element.contains(document.elementFromPoint(x, y)));
    });
    expect(covered).toEqual([]);
  }).toPass();
}

const dialogOf = (page: Page) => page.getByRole("dialog");
async function save(page: Page) {
  await dialogOf(page).getByRole("button", { name: "Salvar" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(toastOf(page)).toBeVisible();
}

for (const [name, viewport] of Object.entries({ phone: NARROW, desktop: WIDE })) {
  test.describe(name, () => {
    test.use({ viewport });

    test("a new client, ingredient and drink is brought into sight in a long list", async ({
      page,
      product,
      signIn,
    }) => {
      const { token } = await readyCompany(product.url);
      const stocked = { category: "Outros", quantity: 1, unit: "L", pricePerUnit: 10 };
      const rows = (name: string, more: object = {}) => ({
        rows: numbers.map((n) => ({ ...more, name: `${name} ${n}` })),
      });
      await callApi(product.url, "/api/clients/import", rows("Cliente"), token);
      await callApi(product.url, "/api/ingredients/import", rows("Item", stocked), token);
      const newIngredients = [{ name: "Gelo", category: "Outros", unit: "kg" }];
      const ingredients = [{ ingredient: "Gelo", quantity: 50, unit: "g" }];
      const recipes = { ...rows("Drink", { ingredients }), newIngredients };
      await callApi(product.url, "/api/drinks/import", recipes, token);
      await signIn(token);

      await page.goto("/clientes");
      await page.getByRole("button", { name: "Novo cliente" }).click();
      await dialogOf(page).getByLabel("Nome").fill("Zuleica");
      await save(page);
      await expectUncovered(page.getByRole("listitem").filter({ hasText: "Zuleica" }));

      await page.goto("/estoque");
      await page.getByRole("button", { name: "Adicionar ingrediente" }).click();
      await dialogOf(page).getByLabel("Nome").fill("Zimbro");
      await dialogOf(page).getByLabel("Categoria").selectOption("Outros");
      await dialogOf(page).getByLabel("Quantidade", { exact: true }).fill("2");
      await dialogOf(page).getByLabel("Unidade", { exact: true }).selectOption("L");
      await dialogOf(page).getByLabel("Preço").fill("30");
      await save(page);
      const row = name === "desktop" ? page.getByRole("row") : page.getByRole("listitem");
      await expectUncovered(row.filter({ hasText: "Zimbro" }));

      await page.goto("/drinks");
      await page.getByRole("button", { name: "Novo drink" }).click();
      await dialogOf(page).getByLabel("Nome").fill("Zumbi");
      await dialogOf(page).getByRole("combobox", { name: "Ingrediente" }).fill("Item 1");
      await page.getByRole("option").first().click();
      await dialogOf(page).getByLabel("Quantidade").fill("50");
      await save(page);
      await expectUncovered(page.getByRole("listitem").filter({ hasText: "Zumbi" }));
    });

    test("a saved event stands where neither the message nor an action lies over it", async ({
      page,
      product,
      signIn,
    }) => {
      const { token, make } = await readyBar(product.url);
      await Promise.all(numbers.map((n) => make(`Evento ${n}`, n, 10)));
      await signIn(token);
      await page.goto("/eventos");
      // In its place as before, with half of it under what floats.
      await act(page, "Evento 1", "Editar");
      await dialogOf(page).getByLabel("Local").fill("Galeria Central");
      await save(page);
      await expectUncovered(cardOf(page, "Evento 1"));

      // In another place, far from there.
      await act(page, "Evento 1", "Editar");
      await dialogOf(page).getByLabel("Data e hora").fill(inDays(20.5).slice(0, 16));
      await save(page);
      await expectUncovered(cardOf(page, "Evento 1"));
      // Not where it was: there stands another event now.
      await expect(page.getByRole("button", { name: "Editar Evento 1", exact: true })).toBeFocused();
    });

    test("what was saved and the search or the filters hide is told, and shown when they are cleared", async ({
      page,
      product,
      signIn,
    }) => {
      const { token, make } = await readyBar(product.url);
      await make("Casamento", 3, 10);
      await make("Formatura", 4, 10);
      const rows = numbers.map((n) => ({ name: `Cliente ${n}` }));
      await callApi(product.url, "/api/clients/import", { rows }, token);
      await signIn(token);

      await page.goto("/clientes");
      await page.getByRole("searchbox").fill("Cliente");
      await page.getByRole("status").filter({ hasText: "24 resultados" }).waitFor();
      // From far down the list, where the note above it would not be seen.
      await page.mouse.wheel(0, 20_000);
      await page.getByRole("button", { name: "Editar Cliente 9", exact: true }).click();
      await dialogOf(page).getByLabel("Nome").fill("Zuleica");
      await save(page);
      const text = '"Zuleica" foi salvo, mas não aparece com a busca atual.';
      const note = page.getByRole("status").filter({ hasText: text });
      await expectUncovered(note);
      await page.locator("main").getByRole("button", { name: "Limpar busca" }).last().click();
      await expectUncovered(page.getByRole("listitem").filter({ hasText: "Zuleica" }));
      await expect(note).toBeHidden();

      await page.goto("/eventos?nome=casa");
      await act(page, "Casamento", "Editar");
      await dialogOf(page).getByLabel("Nome").fill("Bodas de prata");
      await save(page);
      await expect(
        page.getByText('"Bodas de prata" foi salvo, mas não aparece com os filtros'),
      ).toBeVisible();
      await page.getByRole("button", { name: "Limpar filtros" }).last().click();
      await expectUncovered(cardOf(page, "Bodas de prata"));
    });
  });
}
