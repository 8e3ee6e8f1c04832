import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { go, lastToast, onClose, open, press, type } from "#web/events/testing/open-event.tsx";
import { answers, charged, openPrice, priced, sentTo } from "#web/events/testing/open-price.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

describe("withdrawal", () => {
  test("is offered for a confirmed event only", async () => {
    stubApi(barAnswers());
    open({ ...wedding, status: "planejamento" });
    await go("Estoque");
    expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
    await go("Dados");
    await userEvent.selectOptions(screen.getByLabelText("Status"), "confirmado");
    await go("Estoque");
    expect(screen.getByRole("button", { name: "Dar baixa no estoque" })).toBeVisible();
  });

  describe("that the stock is short for", () => {
    const openShort = async (answers = {}) => {
      const api = stubApi({
        ...barAnswers(),
        "GET /api/ingredients": { body: [vodka, { ...lemon, quantity: 117.5 }] },
        "PUT /api/events/7": { body: { ...wedding, version: 5 } },
        "POST /api/ingredients/2/entries": { body: lemon },
        "POST /api/events/7/withdraw-stock": { body: { ...wedding, stockWithdrawn: "true" } },
        ...answers,
      });
      open(wedding);
      await go("Estoque");
      return api;
    };
    const writes = ({ sent }: ReturnType<typeof stubApi>) =>
      sent.filter(({ route }) => !route.startsWith("GET"));

    test("says so once, before, and takes the purchase on the way: two presses from here", async () => {
      const api = await openShort();
      expect(screen.getAllByText(/faltam/)).toHaveLength(1);
      expect(screen.getByText("faltam 3 unidades")).toBeVisible();
      expect(screen.getByLabelText("Entrada de Limão (unidade)")).toHaveValue("3");
      expect(screen.getByLabelText("Preço pago por Limão")).toHaveValue("1,50");
      expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
      await press("Registrar entrada e dar baixa");
      expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
        /^Antes é registrada a entrada de 1 item por R\$\s1,50\. O evento será salvo/,
      );
      await press("Dar baixa");
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(writes(api).map(({ route }) => route)).toEqual([
        "PUT /api/events/7",
        "POST /api/ingredients/2/entries",
        "POST /api/events/7/withdraw-stock",
      ]);
      expect(writes(api)[1]?.body).toEqual({ quantity: 3, price: 1.5, version: lemon.version });
      expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
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
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(writes(api)[1]?.body).toEqual({ quantity: 10, price: 50, version: lemon.version });
    });

    test("does not buy what somebody else has just bought", async () => {
      const api = await openShort({ "POST /api/ingredients/2/entries": refusal(409, VERSION_CONFLICT) });
      await press("Registrar entrada e dar baixa");
      await press("Dar baixa");
      const said = "O estoque de Limão mudou agora. Confira o que falta e tente de novo.";
      expect(await screen.findByText(said)).toBeVisible();
      expect(writes(api).map(({ route }) => route)).not.toContain("POST /api/events/7/withdraw-stock");
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
      expect(writes(api)).toEqual([]);
    });

    test("records a purchase once, though the withdrawal after it fails and is tried again", async () => {
      const api = await openShort({ "POST /api/events/7/withdraw-stock": refusal(500, "Erro interno") });
      for (let attempt = 0; attempt < 2; attempt++) {
        await press("Registrar entrada e dar baixa");
        await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
        await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      }
      const routes = writes(api).map(({ route }) => route);
      expect(routes.filter((route) => route.endsWith("/entries"))).toHaveLength(1);
      expect(routes.filter((route) => route.endsWith("/withdraw-stock"))).toHaveLength(2);
    });
  });

  test("asks for a yield that is missing before it counts one to one", async () => {
    stubApi({ ...barAnswers(), "GET /api/ingredients": { body: [vodka, { ...lemon, unit: "kg" }] } });
    open(wedding);
    const question = "1 kg de Limão rende quantas unidades?";
    await go("Compras");
    expect(screen.getAllByLabelText(question)).toHaveLength(1);
    await go("Estoque");
    expect(screen.getByLabelText(question)).toBeVisible();
    await press("Dar baixa no estoque");
    const asked = await screen.findByRole("alertdialog");
    expect(asked).toHaveTextContent(`${question} O rendimento ainda não foi informado`);
    expect(within(asked).getByRole("button", { name: "Dar baixa assim mesmo" })).toBeVisible();
  });

  test("asks, saves and then withdraws", async () => {
    const { routes } = stubApi({
      ...barAnswers(),
      "PUT /api/events/7": { body: { ...wedding, version: 5 } },
      "POST /api/events/7/withdraw-stock": { body: { ...wedding, stockWithdrawn: "true" } },
    });
    open(wedding);
    await go("Estoque");
    await press("Dar baixa no estoque");
    expect(await screen.findByText(/não pode ser desfeita/)).toBeVisible();
    expect(routes().some((route) => route.startsWith("PUT"))).toBe(false);
    await press("Dar baixa");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const writes = routes().filter((route) => !route.startsWith("GET"));
    expect(writes).toEqual(["PUT /api/events/7", "POST /api/events/7/withdraw-stock"]);
    expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
  });

  test("that the server refuses says why, and what was saved stays the base", async () => {
    const why = "Estoque insuficiente: Vodka (faltam 2 L)";
    const { sent, routes } = stubApi({
      ...barAnswers(),
      "PUT /api/events/7": { body: { ...wedding, version: 5 } },
      "POST /api/events/7/withdraw-stock": refusal(409, why),
    });
    open(wedding);
    await go("Estoque");
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(why);
    expect(lastToast()).toBe(why);
    // Nobody else has changed anything, and the list shows what was saved.
    expect(screen.queryByRole("button", { name: /Recarregar/ })).toBeNull();
    expect(routes().filter((route) => route === "GET /api/events").length).toBeGreaterThan(1);
    await press("Salvar");
    await waitFor(() => expect(sent.filter(({ route }) => route.startsWith("PUT"))).toHaveLength(2));
    expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({ version: 5 });
  });

  test("whose price was refused goes on from the saved event: that is no conflict", async () => {
    const { sent } = stubApi({
      ...answers(priced),
      "PUT /api/events/7/price": refusal(503, "Serviço temporariamente indisponível"),
    });
    await openPrice(priced);
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "900");
    await go("Estoque");
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    await waitFor(() => expect(lastToast()).toContain("Evento salvo, mas sem o preço."));
    await press("Salvar");
    await waitFor(() =>
      expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ version: 4 }, { version: 5 }]),
    );
    expect(sentTo(sent, "PUT /api/events/7/price")).toMatchObject([{ price: "900.00" }, { price: "900.00" }]);
  });

  test("with a price that the charges do not allow shows the price", async () => {
    const { routes } = stubApi(answers(charged));
    await openPrice(charged);
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "550");
    await go("Estoque");
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    const price = await screen.findByLabelText(/^Preço \(R\$\)/);
    expect(price).toHaveAccessibleDescription(/^O saldo ficaria em R\$\s50,00/);
    await waitFor(() => expect(price).toHaveFocus());
    expect(routes().filter((route) => !route.startsWith("GET"))).toEqual([]);
  });

  test("that cannot save first stops there", async () => {
    const { routes } = stubApi({
      ...barAnswers(),
      "PUT /api/events/7": refusal(500, "Erro interno do servidor"),
    });
    open(wedding);
    await go("Estoque");
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    await waitFor(() => expect(lastToast()).toBe("Falha ao processar operação"));
    expect(routes()).not.toContain("POST /api/events/7/withdraw-stock");
  });
});
