import { expect, type Page } from "@playwright/test";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { callApi, newEmail, PASSWORD } from "./support/accounts.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { type Product, startProduct } from "./support/product.ts";

let mail: MailServer;
let product: Product;
test.beforeAll(async () => {
  mail = await startMailServer();
  product = await startProduct({ SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await product.stop();
  await mail.stop();
});

const linkIn = (text = "") => /http:\S+/.exec(text)?.[0] ?? "";
const tokenIn = (text?: string) => linkIn(text).split("token=")[1];

/** A company that came by e-mail, with stock, a drink and a confirmed event. */
async function bar() {
  const email = newEmail();
  const call = (path: string, body?: unknown, token?: string) => callApi(product.url, path, body, token);
  await call("/api/register-company", { name: "Bar do Time", email });
  const { text } = await mail.newestTo(email);
  const { credentials } = await call("/api/confirm-company", { token: tokenIn(text) });
  const { password } = credentials as { password: string };
  const { token } = await call("/api/login", { email, password });
  await call("/api/change-password", { currentPassword: password, newPassword: PASSWORD }, token);
  const vodka = { name: "Vodka", category: "Outros", quantity: 10, unit: "L", pricePerUnit: 777.31 };
  const { id } = await call("/api/ingredients", vodka, token);
  const line = { ingredientId: id, quantity: 50, unit: "ml" };
  const drink = await call("/api/drinks", { name: "Caipiroska", ingredients: [line] }, token);
  const planned = { ...line, ingredientName: "Vodka", plannedQuantity: 2000 };
  const event = await call(
    "/api/events",
    {
      name: "Festa da Ana",
      date: new Date(Date.now() + 86_400_000).toISOString(),
      status: "confirmado",
      drinks: [{ drinkId: drink.id, drinkName: "Caipiroska", quantity: 40, ingredients: [planned] }],
      fixedCosts: [{ name: "Van", value: 333.33, category: "Transporte" }],
    },
    token,
  );
  return { email, token, eventId: event.id as number };
}

async function login(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

test("an owner invites, the person joins and works without seeing money, gets another role, and is removed", async ({
  page,
  browser,
}) => {
  const { email: owner, eventId } = await bar();
  await page.goto(`${product.url}/login`);
  await login(page, owner, PASSWORD);
  await page.getByRole("complementary").getByRole("link", { name: "Empresa" }).click();
  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  const invited = newEmail("teo");
  await page.getByLabel("E-mail").fill(invited);
  await page.getByRole("radio", { name: /Equipe/ }).check();
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await expect(toastOf(page)).toContainText("Convite enviado");
  await expect(page.getByRole("region", { name: "Convites abertos" })).toContainText(invited);

  const phone = await browser.newContext({ viewport: NARROW });
  const person = await phone.newPage();
  const opened = await person.goto(linkIn((await mail.newestTo(invited)).text));
  expect(opened?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(person.getByRole("heading", { name: "Bar do Time" })).toBeVisible();
  await expect(person.getByText(/na função Equipe/)).toBeVisible();
  await expect(person).toHaveURL(/\/convite$/);
  await person.getByLabel("Seu nome").fill("Téo Lima");
  await person.getByLabel("Senha", { exact: true }).fill("senha-do-teo");
  await person.getByLabel("Confirmar senha").fill("senha-do-teo");
  await person.getByRole("button", { name: "Aceitar convite" }).click();
  await expect(person).toHaveURL(/\/login$/);
  await expect(person.getByLabel("Email")).toHaveValue(invited);
  await person.getByLabel("Senha", { exact: true }).fill("senha-do-teo");
  await person.getByRole("button", { name: "Entrar" }).click();

  const tabs = person.getByRole("navigation", { name: "Menu principal" });
  for (const name of ["Dashboard", "Estoque", "Drinks", "Eventos"]) {
    await tabs.getByRole("link", { name }).click();
    await expect(person.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(person.getByText(/Vodka|Caipiroska|Festa da Ana/).first()).toBeVisible();
    expect(await person.locator("body").innerText()).not.toMatch(/R\$|777|333/);
  }
  await person.getByRole("button", { name: "Mais" }).click();
  await expect(person.getByRole("dialog", { name: "Mais" }).getByRole("link")).toHaveText(["Atividade"]);
  await person.getByRole("link", { name: "Atividade" }).click();
  await expect(person.getByText("Criou o evento Festa da Ana")).toBeVisible();
  expect(await person.locator("main").innerText()).not.toMatch(/R\$|777|333|@/);

  await person.goto(`${product.url}/eventos/${eventId}`);
  await person.getByRole("link", { name: "Dar baixa de Festa da Ana" }).click();
  await person.getByRole("button", { name: "Dar baixa no estoque" }).click();
  await person.getByRole("button", { name: "Dar baixa", exact: true }).click();
  await expect(toastOf(person)).toContainText("Baixa no estoque realizada com sucesso");
  await person.getByRole("link", { name: "Registrar retorno de Festa da Ana" }).click();
  await person.getByRole("textbox", { name: /Vodka/ }).fill("0,5");
  await person.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(person)).toContainText("Retorno de estoque realizado com sucesso");

  // The owner learns who did it, and gives another role, which the open tab has with its next action.
  await page.reload();
  await page.getByRole("button", { name: "Mais ações de Téo Lima" }).click();
  await page.getByRole("menuitem", { name: "Alterar função" }).click();
  await page.getByRole("radio", { name: /Gestor/ }).check();
  await page.getByRole("button", { name: "Alterar função" }).click();
  await expect(toastOf(page)).toContainText("Função alterada");
  await person.getByRole("button", { name: "Mais" }).click();
  await person.getByRole("link", { name: "Atividade" }).click();
  await person
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Eventos" })
    .click();
  await expect(person.getByText(/R\$/).first()).toBeVisible();
  await page.getByRole("complementary").getByRole("link", { name: "Atividade" }).click();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Téo Lima" }).first(),
  ).toBeVisible();

  await page.getByRole("complementary").getByRole("link", { name: "Empresa" }).click();
  await page.getByRole("button", { name: "Mais ações de Téo Lima" }).click();
  await page.getByRole("menuitem", { name: "Remover acesso" }).click();
  await page.getByRole("button", { name: "Remover acesso" }).click();
  await expect(toastOf(page)).toContainText("Acesso removido");
  await person.reload();
  await expect(person.getByRole("button", { name: "Entrar" })).toBeVisible();
  await phone.close();
});

test("the company's data are changed, with a CNPJ that is checked, and its name follows everywhere", async ({
  page,
}) => {
  const { email } = await bar();
  await page.goto(`${product.url}/login`);
  await login(page, email, PASSWORD);
  await page.getByRole("complementary").getByRole("link", { name: "Empresa" }).click();
  await page.getByRole("button", { name: "Alterar", exact: true }).click();
  await page.getByLabel("Nome").fill("Bar do Novo Time");
  await page.getByLabel("CNPJ").fill("12.abc.345/01de-36");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("CNPJ inválido: confira os números e letras")).toBeVisible();
  await page.getByLabel("CNPJ").fill("12.abc.345/01de-35");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("12.ABC.345/01DE-35")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("Bar do Novo Time")).toBeVisible();
});
