import { expect, type Page } from "@playwright/test";
import { openDemo } from "../support/demo-company.ts";
import { test, toastOf } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { SIZES } from "../support/sizes.ts";

const DRINKS = ["Gin Tônica", "Aperol Spritz", "Moscow Mule", "Caipirinha", "Mojito", "Margarita"];
/** From the first call to the proposal in WhatsApp. */
const MOST_TAPS = 24;

/** Saves the event with its price and sends the proposal, which carries the company's terms. */
async function sendProposal(
  page: Page,
  hand: Hand,
  { wedding, person }: Record<"wedding" | "person", string>,
) {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await hand.tap(page.getByRole("button", { name: "Salvar e enviar proposta" }));
  await expect(page.getByText(/^Sinal no aceite/)).toBeVisible();
  await hand.picture("proposal");
  await hand.tap(page.getByRole("button", { name: "Enviar proposta", exact: true }));
  const way = page.getByRole("link", { name: "WhatsApp" });
  await expect(way).toBeInViewport();
  await hand.picture("proposal-sent");
  const opened = page.waitForEvent("popup");
  await hand.tap(way);
  const chat = new URL((await opened).url());
  expect(chat.pathname).toBe("/5511987651234");
  expect(chat.searchParams.get("text")).toMatch(
    new RegExp(`^Olá, ${person.split(" ")[0]}! Aqui está a proposta para ${wedding}, em sáb 20/03/2027\\.`),
  );
  expect(hand.effort().taps).toBeLessThanOrEqual(MOST_TAPS);
  await (await opened).close();
  await hand.tap(page.getByRole("button", { name: "Fechar", exact: true }));
  await expect(page.getByRole("dialog")).toBeHidden();
}

// In one worker: each that sees one of them makes the demo company, which takes longer than the other saves.
test.describe.configure({ mode: "default" });

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`an owner takes a call on the street, ${size}`, async ({ page, demo }, info) => {
      const hand = new Hand(page, info, isTouch);
      // Both runs share a company: a second client of one name would be asked about.
      const person = isTouch ? "Carolina Duarte" : "Carolina Dantas";
      const wedding = `Casamento Carolina ${isTouch ? "A" : "B"}`;
      const dialog = page.getByRole("dialog", { name: /evento|Custos|^Casamento Carolina/ });
      // What a share sheet would get, and the clipboard where there is none.
      await page.addInitScript((hasSheet) => {
        const keep = async (text: string) => void Object.assign(window, { sent: text });
        const share = (data: ShareData) => keep(data.text ?? "");
        Object.defineProperty(navigator, "share", { value: hasSheet ? share : undefined });
        Object.defineProperty(navigator, "clipboard", { value: { writeText: keep } });
      }, isTouch);
      await openDemo(page, demo);
      await expect(page.getByText("Status do Estoque")).toBeVisible();
      await hand.picture("dashboard");
      await hand.tap(page.getByRole("button", { name: "Novo evento", exact: true }));
      await expect(dialog).toBeVisible();
      await hand.picture("new-event");

      if (isTouch) await hand.tap(dialog.getByLabel("Nome"));
      await hand.type(wedding);
      await hand.date(dialog.getByLabel("Data e hora"), "2027-03-20T19:00");
      await hand.tap(dialog.getByRole("textbox", { name: "Convidados" }));
      await hand.type("150");
      await hand.choose(dialog.getByLabel("Tipo"), "Casamento");
      // A new client, without leaving the event.
      await hand.tap(dialog.getByRole("combobox", { name: "Clientes" }));
      await hand.type(person);
      await hand.picture("nobody-of-that-name");
      await hand.tap(page.getByRole("option", { name: `Cadastrar “${person}”` }));
      const client = page.getByRole("dialog", { name: "Novo cliente" });
      await expect(client.getByLabel("Nome")).toHaveValue(person);
      await hand.tap(client.getByLabel("Telefone"));
      await hand.type("11987651234");
      await hand.picture("new-client");
      await hand.tap(client.getByRole("button", { name: "Salvar" }));
      await expect(client).toBeHidden();
      await expect(dialog.getByRole("list", { name: "Clientes do evento" })).toContainText(person);
      await hand.picture("details");

      await hand.tap(dialog.getByRole("tab", { name: "Drinks" }));
      await hand.tap(dialog.getByRole("combobox", { name: "Adicionar drink" }));
      await hand.picture("drinks-to-choose");
      for (const drink of DRINKS) await hand.tap(page.getByRole("option", { name: drink, exact: true }));
      await hand.picture("six-drinks");
      await expect(dialog.getByText(/R\$\s[\d,]+ por convidado/)).toBeVisible();
      await hand.tap(dialog.getByRole("tab", { name: "Preço" }));
      await hand.choose(dialog.getByLabel("Como cobrar"), "Valor fechado");
      await expect(dialog.getByLabel("Preço (R$)")).toBeFocused();
      await hand.type("9000");
      await hand.picture("price");
      await sendProposal(page, hand, { wedding, person });
      // The event's own page, with the sum, the terms and the proposal.
      await expect(page.getByText(/^Proposta nº \d+ · ainda não vista$/)).toBeVisible();
      await hand.picture("event");

      await hand.tap(page.getByRole("button", { name: "Comprar o que falta" }));
      await expect(dialog.getByRole("columnheader", { name: "Comprar" })).toBeInViewport();
      await hand.picture("shopping");
      await hand.tap(dialog.getByRole("button", { name: "Enviar lista" }));
      if (!isTouch) await expect(toastOf(page)).toContainText("Lista copiada");
      const sent = await page.evaluate(() => (window as unknown as { sent: string }).sent);
      expect(sent).toMatch(/^Compras: Casamento Carolina .\nsáb 20\/03\/2027 19:00, 150 convidados\n\n- /);
      expect(sent).toMatch(/\n- Tequila prata: [\d,]+ L \(\d+ garrafas de 750 ml\)\n/);
      await hand.tap(dialog.getByRole("button", { name: isTouch ? "Fechar" : "Cancelar" }));
      await expect(dialog).toBeHidden();

      await hand.tap(page.getByRole("button", { name: "Custos fixos" }));
      // People and van are there: the company's usual costs.
      await expect(dialog.getByRole("group", { name: "Custo fixo 1" })).toBeVisible();
      await hand.picture("fixed-costs");
      await expect(dialog.getByText("Custo por convidado")).toBeVisible();
      await hand.tap(dialog.getByRole("button", { name: "Cancelar" }));
      await expect(dialog).toBeHidden();

      await hand.tap(page.getByRole("button", { name: `Mais ações de ${wedding}`, exact: true }));
      await hand.picture("more-actions");
      await hand.tap(page.getByRole("menuitem", { name: "Duplicar" }));
      await expect(toastOf(page)).toContainText("Evento duplicado com sucesso");
      await expect(page.getByRole("heading", { level: 1, name: `${wedding} (Cópia)` })).toBeVisible();
      await hand.tap(page.getByRole("button", { name: `Editar ${wedding} (Cópia)`, exact: true }));
      await hand.date(dialog.getByLabel("Data e hora"), "2027-04-17T19:00");
      await hand.picture("another-date");
      await hand.tap(dialog.getByRole("button", { name: "Salvar" }));
      await expect(page.getByText("sáb 17/04/2027 19:00")).toBeVisible();
      await hand.picture("done");
      expect(hand.effort()).toEqual(isTouch ? { taps: 35, keys: 77 } : { taps: 34, keys: 77 });
    });
  });
}
