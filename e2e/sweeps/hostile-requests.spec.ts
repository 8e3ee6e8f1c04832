import { expect } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { inDays } from "../support/event-list.ts";
import { test, WIDE } from "../support/fixtures.ts";
import { HOSTILE_TEXTS, TAKEN_FOR_MORE, watch } from "../support/hostile-texts.ts";
import { readyCompany } from "../support/ready-company.ts";

const date = inDays(20).slice(0, 10);
/** As it is stored: signs that turn a text around are left out. */
const stored = (text: string) => text.replace("\u202e", "");
const asked = (text: string) => ({
  name: text,
  phone: "(11) 98765-4321",
  date,
  guests: 80,
  location: text,
  message: HOSTILE_TEXTS.join("\n"),
});

test("script in a stranger's request is shown as text wherever it comes to, and nothing else happens", async ({
  page,
  product,
  signIn,
}) => {
  const { url } = product;
  const seen = watch(page, url);
  const { token } = await readyCompany(url, '<img src=x onerror=alert(1)> "Bar"');
  const settings = await fetch(`${url}/api/inquiry-settings`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ isOpen: true, greeting: HOSTILE_TEXTS.slice(0, 3).join("\n") }),
  });
  const { link } = (await settings.json()) as { link: string };
  await page.setViewportSize({ ...WIDE, height: 3000 });
  const expectText = () => expect(page.locator(TAKEN_FOR_MORE)).toHaveCount(0);

  await test.step("its own page, refused and thanked", async () => {
    await page.goto(new URL(link).pathname);
    await page.getByLabel("Seu nome").fill(HOSTILE_TEXTS[2] ?? "");
    await page.getByLabel("WhatsApp").fill("javascript:alert(1)");
    await page.getByLabel("Data").fill(date);
    await page.getByLabel("Convidados").fill("80");
    await page.getByLabel("Local").fill(HOSTILE_TEXTS[2] ?? "");
    await page.getByLabel(/^Mensagem/).fill(HOSTILE_TEXTS.join("\n"));
    await page.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(page.getByText("Informe o número com DDD")).toBeVisible();
    await expect(page.getByLabel(/^Mensagem/)).toHaveValue(HOSTILE_TEXTS.join("\n"));
    await expectText();
    await page.getByLabel("WhatsApp").fill("(11) 98765-4321");
    await page.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(page.getByRole("heading", { name: "Pedido recebido" })).toBeVisible();
  });
  for (const text of HOSTILE_TEXTS) await callApi(url, "/api/inquiries", asked(text), token);
  await signIn(token);

  await test.step("dashboard", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Mais \d+: / }).click();
    for (const text of HOSTILE_TEXTS) {
      await expect(
        page.getByRole("button", { name: `Ver o pedido de ${stored(text)}` }).first(),
      ).toBeVisible();
    }
    await expectText();
    const name = HOSTILE_TEXTS[1] ?? "";
    await page.getByRole("button", { name: `Ver o pedido de ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Pedido de ${name}` });
    const reply = await dialog.getByRole("link", { name: "Responder no WhatsApp" }).getAttribute("href");
    expect(reply).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=[^<>"]+$/);
    await expectText();
    await page.keyboard.press("Escape");
  });
  await test.step("event, client, activity", async () => {
    const inquiries = await fetch(`${url}/api/inquiries`, { headers: { authorization: `Bearer ${token}` } });
    const [{ id }] = (await inquiries.json()) as [{ id: number }];
    const event = await callApi(url, `/api/inquiries/${id}/event`, { clientId: null }, token);
    await page.goto(`/eventos/${String(event.id)}`);
    await expect(page.getByRole("region", { name: "Pedido" })).toContainText(HOSTILE_TEXTS[0] ?? "");
    await expectText();
    for (const path of ["/clientes", "/atividade"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectText();
    }
  });
  await test.step("month", async () => {
    await page.goto(`/eventos?vista=mes&mes=${date.slice(0, 7)}`);
    await page.getByRole("button", { name: /^Mais \d+ em/ }).click();
    // One of them has become the event.
    for (const text of HOSTILE_TEXTS.slice(0, -1)) {
      await expect(page.getByRole("link", { name: `Pedido: ${stored(text)}` }).first()).toBeVisible();
    }
    await expectText();
  });
  await test.step("mail", async () => {
    await page.goto("/caixa-de-saida");
    await page
      .getByRole("article")
      .filter({ hasText: "Novo pedido" })
      .getByRole("link", { name: "Ver mensagem" })
      .click();
    await expect(page.getByText(/pediu um orçamento/)).toBeVisible();
    // Of what the stranger wrote it has the name alone.
    await expect(page.locator("body")).not.toContainText("constructor");
  });
  expect(seen).toEqual([]);
});
