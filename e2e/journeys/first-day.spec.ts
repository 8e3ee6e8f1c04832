import { expect } from "@playwright/test";
import { PASSWORD } from "../support/accounts.ts";
import { analyse } from "../support/axe.ts";
import { test, toastOf } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { SIZES } from "../support/sizes.ts";

/** As an owner has it: a title, words of one's own, a total; two rows lack their category. */
const SPREADSHEET = [
  "CONTROLE DE ESTOQUE - BAR DO PORTO;;;;;",
  ";;;;;",
  "Nome;Tipo;Qtd;Un;Valor total;Estoque mínimo",
  "Cachaça;Destilados;12;lt;R$ 288,00;6",
  "Vodka;Destilados;10;lt;R$ 420,00;6",
  "Gin;Destilados;6;lt;R$ 528,00;3",
  "Rum branco;Destilados;5;lt;R$ 230,00;3",
  "Tequila;Destilados;3;lt;R$ 288,00;2",
  "Whisky;Destilados;4;lt;R$ 480,00;2",
  "Aperol;Aperitivos;6;garrafa;R$ 330,00;3",
  "Campari;Aperitivos;4;garrafa;R$ 200,00;2",
  "Licor de laranja;Licores;3;lt;R$ 150,00;1",
  "Espumante;Espumantes;18;garrafas;R$ 720,00;12",
  "Água tônica;Refrigerantes;48;latas;R$ 168,00;24",
  "Água com gás;Águas;36;garrafas;R$ 72,00;24",
  "Refrigerante de cola;Refrigerantes;24;lt;R$ 144,00;12",
  "Suco de limão;Sucos;6;lt;R$ 72,00;3",
  "Suco de laranja;Sucos;8;lt;R$ 64,00;4",
  "Suco de cranberry;Sucos;4;lt;R$ 60,00;2",
  "Xarope de açúcar;Xarope;4;lt;R$ 40,00;2",
  "Xarope de romã;Xarope;2;lt;R$ 36,00;1",
  "Limão;Hortifruti;120;un;R$ 60,00;60",
  "Laranja;Hortifruti;40;un;R$ 32,00;20",
  "Hortelã;Ervas;6;maços;R$ 18,00;3",
  "Açúcar;;10;kgs;R$ 45,00;5",
  "Sal;;2;kgs;R$ 6,00;1",
  "Gelo;Gelo;60;kgs;R$ 90,00;30",
  "Canudos;Descartáveis;4;pct;R$ 48,00;2",
  "TOTAL;;;;R$ 4.089,00;",
].join("\r\n");

const DRINKS =
  "Aperol Spritz,Caipirinha,Caipiroska,Cosmopolitan,Cuba Libre,Daiquiri,Gin Tônica,Margarita,Mojito,Tequila Sunrise".split(
    ",",
  );

/** What the spreadsheet counts in bottles and cans, and recipes measure in ml. */
const YIELDS = [
  ["1 garrafa de Aperol", "700"],
  ["1 garrafa de Espumante", "750"],
  ["1 garrafa de Água com gás", "500"],
  ["1 lata de Água tônica", "350"],
] as const;

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`a bar begins: registered, 25 ingredients, ten drinks and an event, ${size}`, async ({
      page,
    }, info) => {
      test.slow();
      const hand = new Hand(page, info, isTouch);
      const dialog = page.getByRole("dialog");
      // Always as long, so that its keys can be counted.
      const email = `b${Date.now()}@porto.com.br`;
      await page.goto("/register");
      await hand.tap(page.getByLabel("Nome da empresa"));
      await hand.type("Bar do Porto");
      await hand.tap(page.getByLabel("E-mail da empresa"));
      await hand.type(email);
      await hand.press("Enter");
      await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
      await page.goto("/caixa-de-saida");
      const message = page.getByRole("article").filter({ hasText: email });
      await hand.tap(message.getByRole("link", { name: "Abrir link" }));
      await expect(page.getByRole("heading", { name: "Conta Ativada!" })).toBeVisible();
      const first = await page.getByRole("definition").nth(1).innerText();
      await hand.tap(page.getByRole("link", { name: "Fazer Login" }));
      await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
      await hand.type(first);
      await hand.press("Enter");
      await hand.tap(page.getByLabel("Senha Atual"));
      await hand.type(first);
      await hand.tap(page.getByLabel("Nova Senha", { exact: true }));
      await hand.type(PASSWORD);
      await hand.tap(page.getByLabel("Confirmar Nova Senha"));
      await hand.type(PASSWORD);
      await hand.press("Enter");
      await expect(page.getByText("0 de 8 feitos")).toBeVisible();
      await hand.picture("first-steps");
      if (isTouch) await analyse(page, "first steps");
      const registered = hand.effort();

      await hand.tap(page.getByRole("link", { name: /Cadastre ingredientes/ }));
      await hand.tap(page.getByRole("button", { name: "Enviar CSV…" }));
      await hand.picture("upload");
      await hand.file(dialog.getByLabel(/Escolher arquivo CSV/), {
        name: "estoque.csv",
        mimeType: "text/csv",
        // As Excel saves it.
        buffer: Buffer.from(SPREADSHEET, "latin1"),
      });
      await expect(dialog.getByText("2 linhas sem categoria: Açúcar e Sal.")).toBeVisible();
      await expect(dialog.getByText(/deixados de fora: linhas 1 .*, 29 \(TOTAL\)/)).toBeVisible();
      await hand.picture("preview");
      if (isTouch) await analyse(page, "preview");
      await hand.choose(dialog.getByLabel("Categoria para 2 linhas"), "Outros");
      await hand.picture("preview-settled");
      await hand.tap(dialog.getByRole("button", { name: "Importar 25 itens" }));
      await expect(toastOf(page)).toContainText("25 itens novos");
      await hand.picture("stock");
      const stocked = hand.effort();

      await hand.tap(page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }));
      await hand.tap(page.getByRole("button", { name: "Começar com drinks clássicos" }));
      await expect(dialog.getByRole("group", { name: "Drinks clássicos" }).getByRole("button")).toHaveCount(
        20,
      );
      await hand.picture("classics");
      if (isTouch) await analyse(page, "classic drinks");
      for (const drink of DRINKS) await hand.tap(dialog.getByRole("button", { name: drink, exact: true }));
      await hand.picture("ten-drinks");
      for (const [question, amount] of YIELDS) {
        const field = dialog.getByLabel(`${question} rende quantos ml?`);
        await hand.tap(field);
        await hand.type(amount);
        await expect(field).toHaveValue(amount);
      }
      await hand.tap(dialog.getByRole("button", { name: "Adicionar 10 drinks" }));
      await expect(toastOf(page)).toContainText("10 drinks novos.");
      await expect(page.getByText("2 de 8 feitos")).toBeVisible();
      const mixed = hand.effort();

      await hand.tap(page.getByRole("link", { name: /Planeje um evento/ }));
      await hand.tap(page.getByRole("button", { name: "Criar o primeiro evento" }));
      if (isTouch) await hand.tap(dialog.getByLabel("Nome"));
      await hand.type("Festa da Bia");
      await hand.date(dialog.getByLabel("Data e hora"), "2027-03-20T19:00");
      await hand.tap(dialog.getByRole("textbox", { name: "Convidados" }));
      await hand.type("80");
      await hand.tap(dialog.getByRole("tab", { name: "Drinks" }));
      await hand.tap(dialog.getByRole("combobox", { name: "Adicionar drink" }));
      for (const drink of DRINKS.slice(0, 4)) {
        await hand.tap(page.getByRole("option", { name: drink, exact: true }));
      }
      await hand.picture("event");
      await hand.tap(dialog.getByRole("button", { name: "Salvar" }));
      await expect(toastOf(page)).toContainText("Evento criado com sucesso");
      await hand.picture("planned");
      expect({ registered, stocked, mixed, planned: hand.effort() }).toEqual({
        registered: { taps: 7, keys: 92 },
        stocked: { taps: 15, keys: 92 },
        mixed: { taps: 32, keys: 104 },
        planned: { taps: isTouch ? 44 : 43, keys: 130 },
      });
    });
  });
}
