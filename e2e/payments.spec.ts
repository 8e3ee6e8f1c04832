import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

/** The day so many days from now, where the browser is. */
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

async function put(url: string, path: string, body: object, token: string): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { method: "PUT", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const PIX = {
  pixKeyKind: "email",
  pixKey: "caixa@bar.com.br",
  receiverName: "Bar da Esquina",
  city: "São Paulo",
  useTxid: false,
  depositPercent: 50,
  balanceDueDays: 7,
  targetMargin: 45,
};

/** A company with a wedding whose sinal is overdue and whose saldo is due next week. */
async function chargedCompany(url: string) {
  const { token, make } = await readyBar(url);
  const client = { name: "Ana Souza", phone: "(11) 98765-4321" };
  const { id: clientId } = await callApi(url, "/api/clients", client, token);
  const pricing = { pricingMode: "fechado", price: "3000.00" };
  const id = Number((await make("Casamento da Ana", 30, 10, { clients: [clientId], pricing })).id);
  const charges = [
    { kind: "sinal", amount: "1500.00", dueOn: day(-3) },
    { kind: "saldo", amount: "1500.00", dueOn: day(5) },
  ];
  await put(url, `/api/events/${id}/charges`, { charges }, token);
  await put(url, "/api/payment-settings", PIX, token);
  return { token, id };
}

const figure = (page: Page, label: string) => page.locator("dt", { hasText: label }).locator("+ dd");
const shown = (page: Page) => page.getByRole("main").getByRole("listitem");
const SINAL = "Sinal · Casamento da Ana";

test("charges are listed, received in two taps and in parts, and taken back", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  context,
}) => {
  const { token, id } = await chargedCompany(product.url);
  await signIn(token);
  await page.goto("/recebimentos");
  await expect(page).toHaveTitle(/^Recebimentos/);
  await expect(shown(page)).toHaveCount(2);
  await expect(figure(page, "A receber")).toHaveText("R$ 3.000,00");
  await expect(shown(page).first()).toContainText("venceu há 3 dias");
  await expect(page.getByRole("link", { name: "Casamento da Ana", exact: true }).first()).toHaveAttribute(
    "href",
    `/eventos/${id}`,
  );

  await test.step("the chips", async () => {
    await page.getByRole("button", { name: /^Vencidos/ }).click();
    await expect(shown(page)).toHaveCount(1);
    await expect(page).toHaveURL("/recebimentos?mostrar=vencidos");
    await page.reload();
    await expect(figure(page, "A receber")).toHaveText("R$ 1.500,00");
    await page.getByRole("button", { name: /^Pagos/ }).click();
    await expect(page.getByText("Nada pago ainda")).toBeVisible();
    await page.getByRole("button", { name: "Ver todos" }).click();
    await expect(shown(page)).toHaveCount(2);
  });

  await test.step("the reminder, with a code to pay", async () => {
    const link = page.getByRole("link", { name: `Cobrar no WhatsApp: ${SINAL}` });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/5511987654321\?text=/);
    const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
    expect(text).toMatch(/^Olá, Ana! Tudo bem\?\n\nO sinal de R\$\s1\.500,00 do evento Casamento da Ana/);
    expect(text).toMatch(/\n000201.*0116caixa@bar\.com\.br.*54071500\.00.*6304[\dA-F]{4}\n/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: `Copiar Pix: ${SINAL}` }).click();
    await expect(toastOf(page)).toContainText("Código Pix copiado");
    expect(text).toContain(await page.evaluate(() => navigator.clipboard.readText()));
    await page.getByRole("button", { name: `QR code: ${SINAL}` }).click();
    await expect(page.getByRole("dialog").getByRole("img", { name: /QR code Pix/ })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  const dialog = page.getByRole("dialog", { name: "Registrar recebimento" });
  const register = dialog.getByRole("button", { name: "Registrar" });

  await test.step("without a connection nothing typed is lost, and a second try is enough", async () => {
    await page.getByRole("button", { name: `Recebi: ${SINAL}` }).click();
    await context.setOffline(true);
    await expect(dialog.getByText(/^Sem conexão: nada foi perdido/)).toBeVisible();
    await register.click();
    await expect(dialog.getByLabel("Valor recebido")).toHaveValue("1500,00");
    await context.setOffline(false);
  });

  await test.step("a part of it, in cash", async () => {
    await dialog.getByLabel("Valor recebido").fill("1500,01");
    await register.click();
    await expect(dialog.getByText("Falta receber R$ 1.500,00")).toBeVisible();
    await dialog.getByLabel("Valor recebido").fill("500");
    await dialog.getByLabel("Forma de pagamento").selectOption("Dinheiro");
    await register.click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText("Recebimento registrado com sucesso");
    await expect(shown(page).first()).toContainText("de R$ 1.500,00");
    await expect(figure(page, "Recebido")).toHaveText("R$ 500,00");
  });

  await test.step("the rest in two taps", async () => {
    await page.getByRole("button", { name: `Recebi: ${SINAL}` }).click();
    await register.click();
    await expect(dialog).toBeHidden();
    await expect(figure(page, "A receber")).toHaveText("R$ 1.500,00");
    await expect(page.getByText("nada vencido", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("taken back", async () => {
    await page.getByRole("button", { name: `Histórico: ${SINAL}` }).click();
    const history = page.getByRole("dialog", { name: "Recebimentos da cobrança" });
    await expect(history.getByRole("listitem")).toHaveCount(2);
    await history.getByRole("button", { name: "Estornar o recebimento de R$ 1.000,00" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Estornar" }).click();
    await expect(history.getByRole("listitem")).toHaveCount(3);
    await expect(history.getByText("estornado")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(figure(page, "A receber")).toHaveText("R$ 2.500,00");
  });
});

test("the page and its dialogs are in order on phones and large screens", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await chargedCompany(product.url);
  await signIn(token);
  await page.goto("/recebimentos");
  await expect(shown(page)).toHaveCount(2);
  await expectNoFindings(page, "list");
  await expectNoSidewaysScrolling(page, "list");
  await page.setViewportSize(NARROW);
  await page.getByRole("button", { name: `Recebi: ${SINAL}` }).click();
  await page.getByRole("dialog").getByLabel("Valor recebido").fill("0");
  await page.getByRole("dialog").getByRole("button", { name: "Registrar" }).click();
  await expectNoFindings(page, "receipt with an error");
});
