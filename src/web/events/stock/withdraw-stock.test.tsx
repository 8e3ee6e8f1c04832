import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { go, lastToast, onClose, open, press } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";

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

  test("names what the stock lacks, first and in words, and counts it where the button is", async () => {
    stubApi({ ...barAnswers(), "GET /api/ingredients": { body: [vodka, { ...lemon, quantity: 117.5 }] } });
    open(wedding);
    await go("Estoque");
    const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(first).toBe("Limão120 unidades117,5 unidades em estoquefaltam 3 unidades");
    expect(second).toBe("Vodka4 L10 L em estoque");
    expect(screen.getByText("1 item não tem estoque suficiente para a baixa.")).toBeVisible();
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
