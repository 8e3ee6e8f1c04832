import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { lemon, wedding } from "#web/events/testing/bar.ts";
import { lastToast, press, type } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { backAtEvent } from "#web/night/testing/done.ts";
import { openWithdrawal } from "#web/night/testing/open-withdrawal.tsx";
import { fill } from "#web/testing/fill.ts";
import { refusal } from "#web/testing/stub-api.ts";

describe("withdrawal", () => {
  test.each([
    [{ status: "planejamento" as const }, /quando o status do evento é Confirmado/],
    [{ stockState: "out" as const }, "O estoque deste evento já saiu."],
    [{ active: "false" as const }, "Este evento está desabilitado."],
  ])("of an event that has %j is not offered, and that is said", async (changes, said) => {
    await openWithdrawal({}, { event: { ...wedding, ...changes } });
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
  });

  describe("that the stock is short for", () => {
    const openShort = (answers = {}) =>
      openWithdrawal({
        "GET /api/ingredients": { body: [vodka, { ...lemon, quantity: 117.5 }] },
        "POST /api/purchases": { status: 201, body: { ids: [1], lines: 1, total: "1.50" } },
        ...answers,
      });

    test("says so once, before, and takes the purchase on the way: two presses from here", async () => {
      const api = await openShort();
      expect(screen.getAllByText(/faltam/)).toHaveLength(1);
      expect(screen.getByText("faltam 3 unidades")).toBeVisible();
      expect(screen.getByLabelText("Entrada de Limão (unidade)")).toHaveValue("3");
      expect(screen.getByLabelText("Preço pago por Limão")).toHaveValue("1,50");
      expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
      await press("Registrar entrada e dar baixa");
      expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
        /^Antes é registrada a entrada de 1 item por R\$\s1,50\. As quantidades/,
      );
      await press("Dar baixa");
      await backAtEvent();
      expect(api.writes().map(({ route }) => route)).toEqual([
        "POST /api/purchases",
        "POST /api/events/7/withdraw-stock",
      ]);
      expect(api.writes()[0]?.body).toEqual({
        boughtOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        lines: [
          {
            ingredientId: 2,
            quantity: 3,
            price: 1.5,
            version: lemon.version,
            invoiceNumber: null,
            lot: null,
          },
        ],
      });
      expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
    });

    test("buys everything that is missing by one call", async () => {
      const api = await openShort({
        "GET /api/ingredients": {
          body: [
            { ...vodka, quantity: 0 },
            { ...lemon, quantity: 117.5 },
          ],
        },
      });
      await press("Registrar entrada e dar baixa");
      await press("Dar baixa");
      await backAtEvent();
      expect(api.writes().map(({ route }) => route)).toEqual([
        "POST /api/purchases",
        "POST /api/events/7/withdraw-stock",
      ]);
      expect(api.writes()[0]?.body).toMatchObject({ lines: [{ ingredientId: 1 }, { ingredientId: 2 }] });
    });

    test("takes other amounts; the price follows until it is typed, and an odd one is asked about", async () => {
      const api = await openShort();
      await fill(screen.getByLabelText("Entrada de Limão (unidade)"), "10");
      expect(screen.getByLabelText("Preço pago por Limão")).toHaveValue("5,00");
      await fill(screen.getByLabelText("Preço pago por Limão"), "50");
      await press("Registrar entrada e dar baixa");
      expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
        /Confira: Limão sai a R\$\s5,00 por unidade, e até agora custava R\$\s0,50 por unidade\./,
      );
      await press("Dar baixa");
      await backAtEvent();
      expect(api.writes()[0]?.body).toMatchObject({ lines: [{ quantity: 10, price: 50 }] });
    });

    test("does not buy what somebody else has just bought", async () => {
      const api = await openShort({ "POST /api/purchases": refusal(409, VERSION_CONFLICT) });
      await press("Registrar entrada e dar baixa");
      await press("Dar baixa");
      const said = "O estoque mudou agora. Confira o que falta e tente de novo.";
      expect(await screen.findByText(said)).toBeVisible();
      expect(api.writes().map(({ route }) => route)).not.toContain("POST /api/events/7/withdraw-stock");
    });

    test("asks for the price of what never had a cost", async () => {
      await openShort({
        "GET /api/ingredients": { body: [vodka, { ...lemon, quantity: 117.5, unitCost: 0 }] },
      });
      const price = screen.getByLabelText("Preço pago por Limão");
      expect(price).toHaveValue("");
      expect(price).toHaveAccessibleDescription("Informe o preço pago");
      await press("Registrar entrada e dar baixa");
      await waitFor(() => expect(price).toHaveFocus());
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Complete a compra do que falta, ou leve só o que tem.",
      );
      expect(price.closest("li")).toContainElement(screen.getByRole("alert"));
    });

    test.each([
      ["Entrada de Limão (unidade)", "2", "Faltam 3 unidades"],
      ["Entrada de Limão (unidade)", "x", "Quantidade deve ser maior que 0"],
      ["Preço pago por Limão", "-1", "Preço deve ser um número maior ou igual a 0"],
    ])("refuses %s of %j at its field", async (label, text, message) => {
      const api = await openShort();
      await type(screen.getByLabelText(label), text);
      await press("Registrar entrada e dar baixa");
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(api.writes()).toEqual([]);
    });

    test("records a purchase once, though the withdrawal after it fails and is tried again", async () => {
      const api = await openShort({ "POST /api/events/7/withdraw-stock": refusal(500, "Erro interno") });
      for (let attempt = 0; attempt < 2; attempt++) {
        await press("Registrar entrada e dar baixa");
        await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
        await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      }
      const writesTo = (end: string) => api.writes().filter(({ route }) => route.endsWith(end));
      expect(writesTo("/withdraw-stock")).toHaveLength(2);
      // The stubbed stock did not rise; by the same key the server answers again what it has done.
      const keys = writesTo("/purchases").map(({ headers }) => headers.get("Idempotency-Key"));
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });
  });

  test("asks for a yield that is missing before it counts one to one", async () => {
    await openWithdrawal({ "GET /api/ingredients": { body: [vodka, { ...lemon, unit: "kg" }] } });
    const question = "1 kg de Limão rende quantas unidades?";
    expect(screen.getByLabelText(question)).toBeVisible();
    await press("Dar baixa no estoque");
    const asked = await screen.findByRole("alertdialog");
    expect(asked).toHaveTextContent(`${question} O rendimento ainda não foi informado`);
    expect(within(asked).getByRole("button", { name: "Dar baixa assim mesmo" })).toBeVisible();
  });

  test("asks, and then withdraws", async () => {
    const { writes } = await openWithdrawal();
    await press("Dar baixa no estoque");
    expect(
      await screen.findByRole("alertdialog", { name: "Dar baixa no estoque?" }),
    ).toHaveAccessibleDescription(
      "As quantidades da lista sairão do estoque. Depois de 24 h a baixa não pode ser desfeita.",
    );
    expect(writes()).toEqual([]);
    await press("Dar baixa");
    await backAtEvent();
    expect(writes().map(({ route }) => route)).toEqual(["POST /api/events/7/withdraw-stock"]);
    expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
  });

  test("counts what goes along, and not what stays", async () => {
    await openWithdrawal();
    expect(screen.getByText("2 itens")).toBeVisible();
    await fill(screen.getByLabelText(/^Levar de Limão/), "0");
    expect(screen.getByText("Não vai junto.")).toBeVisible();
    expect(screen.getByText("1 item")).toBeVisible();
  });

  test("that the server refuses says why, and the lists are fetched anew", async () => {
    const why = "Estoque insuficiente: Vodka (faltam 2 L)";
    const { routes } = await openWithdrawal({ "POST /api/events/7/withdraw-stock": refusal(409, why) });
    const before = routes().filter((route) => route === "GET /api/events").length;
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(why);
    expect(lastToast()).toBe(why);
    expect(routes().filter((route) => route === "GET /api/events").length).toBeGreaterThan(before);
    expect(window.location.pathname).toBe("/eventos/7/baixa");
  });
});
