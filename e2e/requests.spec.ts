import { type Browser, expect } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { inDays, readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";

const NARROWEST = { width: 320, height: 640 };

/** Opens the page of a company and returns its path. */
async function openPage(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/inquiry-settings`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ isOpen: true, greeting: "Respondemos hoje." }),
  });
  return new URL(((await response.json()) as { link: string }).link).pathname;
}

/** A phone of somebody else, without scripts. */
const strangersPhone = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: NARROWEST })).newPage();

const asked = (changes: object = {}) => ({
  name: "Ana Souza",
  phone: "(11) 98765-4321",
  date: inDays(30).slice(0, 10),
  guests: 120,
  eventType: "casamento",
  ...changes,
});

test("a stranger asks for an offer without scripts on a narrow phone, and the owner makes it", async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const { token } = await readyBar(product.url);
  const path = await openPage(product.url, token);
  const phone = await strangersPhone(browser, product.url);
  await phone.goto(path);
  await expect(phone.getByRole("heading", { name: "Conte da sua festa" })).toBeVisible();
  await expectNoSidewaysScrolling(phone, "page for requests");
  await expect(phone.getByLabel("Deixe este campo vazio")).not.toBeInViewport();
  await phone.getByLabel("Seu nome").fill("Ana <b>Souza</b>");
  await phone.getByLabel("Data").fill(inDays(30).slice(0, 10));
  await phone.getByLabel("Convidados").fill("120");
  await phone.getByLabel("Tipo").selectOption("Casamento");
  await phone.getByLabel(/^Mensagem/).fill("Cerimônia às 17h.\n<script>alert(1)</script>");
  await phone.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(phone.getByText("Informe o WhatsApp ou o e-mail")).toBeVisible();
  await expect(phone.getByLabel("Seu nome")).toHaveValue("Ana <b>Souza</b>");
  await expectNoSidewaysScrolling(phone, "refused request");
  await phone.getByLabel("WhatsApp").fill("(11) 98765-4321");
  await phone.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(phone.getByRole("heading", { name: "Pedido recebido" })).toBeVisible();
  // A reload thanks again and sends nothing.
  await phone.reload();
  await phone.close();

  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/");
  await expect(page.getByText("Pedido novo")).toHaveCount(1);
  await expectNoSidewaysScrolling(page, "dashboard with a request");
  await analyse(page, "dashboard with a request");
  await page.getByRole("button", { name: "Ver o pedido de Ana <b>Souza</b>" }).click();
  const dialog = page.getByRole("dialog", { name: "Pedido de Ana <b>Souza</b>" });
  await expect(dialog.getByText("<script>alert(1)</script>")).toBeVisible();
  await analyse(page, "a request");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Criar orçamento de Ana <b>Souza</b>" }).click();
  await expect(page).toHaveURL(/\/eventos\/\d+\?parte=drinks$/);
  const editor = page.getByRole("dialog", { name: /^Casamento Ana <b>Souza<\/b> · / });
  await editor.getByRole("button", { name: "Fechar" }).click();
  await expect(page.getByRole("region", { name: "Pedido" })).toContainText("Cerimônia às 17h.");
});

test("a robot is thanked and nothing comes of it; a closed page is not found", async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const { token } = await readyBar(product.url);
  const path = await openPage(product.url, token);
  const robot = await (await browser.newContext({ baseURL: product.url })).newPage();
  await robot.goto(path);
  await analyse(robot, "page for requests");
  await robot.getByLabel("Seu nome").fill("Robô");
  await robot.getByLabel("ou e-mail").fill("robo@exemplo.com.br");
  await robot.getByLabel("Data").fill(inDays(30).slice(0, 10));
  await robot.getByLabel("Convidados").fill("10");
  await robot.getByLabel("Deixe este campo vazio").fill("http://spam.example", { force: true });
  await robot.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(robot.getByRole("heading", { name: "Pedido recebido" })).toBeVisible();
  await analyse(robot, "thanks for a request");

  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/empresa#pedidos");
  const card = page.getByText("Aberta. O link para o Instagram e o WhatsApp:");
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Alterar página de pedidos" }).click();
  const dialog = page.getByRole("dialog", { name: "Página de pedidos" });
  await analyse(page, "settings of the page for requests");
  await dialog.getByLabel("Página aberta").uncheck();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Página de pedidos atualizada");
  expect((await robot.goto(path))?.status()).toBe(404);
  await robot.close();
  await page.goto("/");
  await expect(page.getByText("Status do Estoque")).toBeVisible();
  await expect(page.getByText("Pedido novo")).toHaveCount(0);
});

test("a call is noted in two taps from the events, discarded and taken back", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyBar(product.url);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/eventos");
  await page.getByRole("button", { name: "Anotar pedido" }).click();
  const dialog = page.getByRole("dialog", { name: "Anotar pedido" });
  await analyse(page, "noting a request");
  await dialog.getByLabel("Nome").fill("Rui Lopes");
  await dialog.getByLabel("Data").fill(inDays(20).slice(0, 10));
  await dialog.getByRole("textbox", { name: "Convidados" }).fill("60");
  await dialog.getByLabel("WhatsApp").fill("21 91234-5678");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Pedido anotado");
  // As it closes it goes back in the history, which would abort a page that is being opened.
  await expect(dialog).toBeHidden();
  await page.goto("/");
  await page.getByRole("button", { name: "Mais ações do pedido de Rui Lopes" }).click();
  await page.getByRole("menuitem", { name: "Descartar" }).click();
  await expect(page.getByText("Pedido novo")).toHaveCount(0);
  await toastOf(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Pedido novo")).toHaveCount(1);
});

test("a client who asks again is proposed by telephone", async ({ page, product, signIn }) => {
  const { token } = await readyBar(product.url);
  const known = { name: "Ana S. Lima", phone: "+55 11 98765 4321" };
  const { id } = await callApi(product.url, "/api/clients", known, token);
  await callApi(product.url, "/api/inquiries", asked(), token);
  await signIn(token);
  await page.goto("/");
  await expect(page.getByText(/já é cliente: Ana S\. Lima/)).toBeVisible();
  await page.getByRole("button", { name: "Criar orçamento de Ana Souza" }).click();
  await expect(page).toHaveURL(/\/eventos\/\d+\?parte=drinks$/);
  const events = await fetch(`${product.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(((await events.json()) as { clients: number[] }[])[0]?.clients).toEqual([id]);
});
