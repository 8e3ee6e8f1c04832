import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const PHONE = { width: 390, height: 844 };
/** What a keyboard leaves of that phone. */
const WITH_KEYBOARD = { width: 390, height: 480 };

const item = (name: string, category: string, quantity: number) => ({
  name,
  category,
  quantity,
  unit: "L",
  pricePerUnit: quantity * 40,
});

async function shelf(url: string) {
  const { token } = await readyCompany(url);
  const items = [
    ...["Vodka", "Gin", "Rum", "Cachaça", "Aperol", "Tequila"].map((name) =>
      item(name, "Bebidas Alcoólicas", 10),
    ),
    ...["Xarope de açúcar", "Xarope de gengibre"].map((name) => item(name, "Xaropes", 4)),
  ];
  for (const one of items) await callApi(url, "/api/ingredients", one, token);
  return token;
}

const stockOf = async (url: string, token: string) => {
  const answer = await fetch(`${url}/api/ingredients`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { name: string; quantity: number; unitCost: number }[];
};

const openMenu = async (page: Page, menu: string, choice: string) => {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: choice }).click();
};

test("the whole stock is counted with one thumb, over a reload, and saved once", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const token = await shelf(product.url);
  await signIn(token);
  await page.setViewportSize(PHONE);
  await page.goto("/estoque");
  await openMenu(page, "Mais ações do estoque", "Contagem…");
  const dialog = page.getByRole("dialog", { name: "Contagem" });
  const field = (name: string) => dialog.getByLabel(`Contado de ${name} (L)`);
  await expect(dialog.getByRole("region")).toHaveCount(2);
  await expectNoSidewaysScrolling(page, "count");
  await analyse(page, "count");

  // The keyboard is open: after each Enter the next line and the one below it are in sight.
  await page.setViewportSize(WITH_KEYBOARD);
  const names = [
    "Aperol",
    "Cachaça",
    "Gin",
    "Rum",
    "Tequila",
    "Vodka",
    "Xarope de açúcar",
    "Xarope de gengibre",
  ];
  await field("Aperol").focus();
  for (const [place, name] of names.slice(0, 6).entries()) {
    await page.keyboard.type(name === "Gin" ? "8,5" : "10");
    await page.keyboard.press("Enter");
    const next = field(String(names[place + 1]));
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    if (names[place + 2]) await expect(field(String(names[place + 2]))).toBeInViewport();
  }
  await expect(dialog).toContainText(/−1,5 L\s· −R\$\s60,00/);
  await expect(dialog.getByRole("status")).toContainText(/6 de 8 itens contados.*Diferença: −R\$\s60,00/);

  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByText("Contagem em andamento: 6 itens contados.")).toBeVisible();
  await page.getByRole("button", { name: "Continuar contagem" }).click();
  await expect(field("Gin")).toHaveValue("8,5");
  await dialog.getByLabel("Categoria").selectOption("Xaropes");
  await expect(field("Gin")).toHaveCount(0);
  await field("Xarope de açúcar").fill("5");
  await dialog.getByRole("button", { name: "Salvar contagem" }).click();
  await expect(toastOf(page)).toContainText("7 itens contados, 2 ajustados.");
  await expect(page.getByText("Contagem em andamento")).toHaveCount(0);
  const stock = await stockOf(product.url, token);
  const counted = Object.fromEntries(
    stock.map(({ name, quantity, unitCost }) => [name, [quantity, unitCost]]),
  );
  expect(counted.Gin).toEqual([8.5, 40]);
  expect(counted["Xarope de açúcar"]).toEqual([5, 40]);
  expect(counted["Xarope de gengibre"]).toEqual([4, 40]);
});
