import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { stubApi } from "#web/app/testing/stub-api.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, lastToast, onClose, open, press } from "#web/events/testing/open-event.tsx";

describe("return", () => {
  // Of the 4 L and 120 limões that are planned, as the ledger has it.
  const out: CateringEvent = {
    ...wedding,
    stockWithdrawn: "true",
    stockUse: [
      sampleUse({ ingredientId: 1, withdrawn: 4, returned: 0, out: 4, unitCost: 40, cost: "160.00000000" }),
      sampleUse({
        ingredientId: 2,
        withdrawn: 120,
        returned: 0,
        out: 120,
        unitCost: 0.5,
        cost: "60.00000000",
      }),
    ],
  };
  const openReturn = async (answers = {}) => {
    const api = stubApi({
      ...barAnswers([out]),
      "PUT /api/events/7": { body: { ...out, version: 5 } },
      "POST /api/events/7/return-stock": { body: { ...wedding, stockReturned: true } },
      ...answers,
    });
    open(out);
    await go("Estoque");
    return api;
  };

  test("with nothing in it is not sent", async () => {
    const { routes } = await openReturn();
    await press("Registrar retorno");
    await waitFor(() => expect(lastToast()).toBe("Nenhum item de retorno foi informado"));
    expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
  });

  test("of nothing at all is said on purpose", async () => {
    const { sent } = await openReturn();
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "1");
    await press("Nada voltou");
    expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
      "Nada voltou: tudo o que saiu do estoque conta como usado. Esta ação não pode ser desfeita.",
    );
    await press("Registrar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [saved, returned] = sent.filter(({ route }) => !route.startsWith("GET"));
    expect(saved?.body).toMatchObject({ drinks: [{ ingredients: [{ returnQuantity: 0 }, {}] }, {}] });
    expect(returned?.body).toEqual({ returns: [], nothingReturned: true });
  });

  test("is counted by ingredient, saved at the lines of its drinks and then sent", async () => {
    const { sent } = await openReturn();
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "1,25");
    await userEvent.type(screen.getByLabelText("Voltou de Limão (unidade)"), "110");
    await press("Registrar retorno");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [saved, returned] = sent.filter(({ route }) => !route.startsWith("GET"));
    expect(saved?.body).toMatchObject({
      drinks: [
        { ingredients: [{ returnQuantity: 1250 }, { returnQuantity: 100 }] },
        { ingredients: [{ returnQuantity: 10 }] },
      ],
    });
    expect(returned?.body).toEqual({
      returns: [
        { ingredientId: 1, quantity: 1.25 },
        { ingredientId: 2, quantity: 110 },
      ],
    });
    expect(lastToast()).toBe("Retorno de estoque realizado com sucesso");
  });

  test("is the one thing to send where the bottles are counted; a drink's amount below nothing is refused", async () => {
    const { routes } = await openReturn();
    expect(screen.queryByRole("button", { name: "Salvar" })).toBeNull();
    await userEvent.click(screen.getByText("Por drink"));
    await userEvent.type(screen.getByLabelText("Limonada (unidade)"), "-5");
    await press("Registrar retorno");
    expect(await screen.findByText("Retorno deve ser um número maior ou igual a 0")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Limonada (unidade)"));
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "0,3");
    await press("Registrar retorno");
    await press("Registrar");
    await waitFor(() => expect(routes()).toContain("POST /api/events/7/return-stock"));
  });

  test.each([
    ["Vodka (L)", "-1", "Retorno deve ser um número maior ou igual a 0"],
    ["Limão (unidade)", "-1", "Retorno deve ser um número maior ou igual a 0"],
    ["Limão (unidade)", "1,234.56", "Escreva o número como 1.234,56"],
  ])("of %s as %j is refused at its field and stays as it was entered", async (item, text, message) => {
    const { routes } = await openReturn();
    const field = () => screen.getByLabelText(`Voltou de ${item}`);
    await userEvent.type(field(), text);
    await press("Registrar retorno");
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription(message);
    expect(screen.getByRole("tab", { name: /com erro/ })).toHaveTextContent("Estoque");
    await go("Dados");
    await go("Estoque");
    expect(field()).toHaveValue(text);
    expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
    await userEvent.clear(field());
    await userEvent.type(field(), "1");
    expect(field()).not.toHaveAccessibleDescription();
    await press("Registrar retorno");
    await press("Registrar");
    await waitFor(() => expect(routes()).toContain("POST /api/events/7/return-stock"));
  });

  test("asks first where nothing came back of an item, which may not have been counted yet", async () => {
    const { sent, routes } = await openReturn();
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "1");
    await press("Registrar retorno");
    const question = within(await screen.findByRole("alertdialog", { name: "Registrar retorno?" }));
    expect(
      question.getByText("Nada voltou de 1 item: ele conta como usado. Esta ação não pode ser desfeita."),
    ).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
    expect(screen.getByLabelText("Voltou de Vodka (L)")).toHaveValue("1");
    await press("Registrar retorno");
    await press("Registrar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const returned = sent.find(({ route }) => route === "POST /api/events/7/return-stock");
    expect(returned?.body).toEqual({ returns: [{ ingredientId: 1, quantity: 1 }] });
  });

  test("of more than was withdrawn is refused at its field, all of it is one tap", async () => {
    const { routes } = await openReturn();
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "4,01");
    expect(screen.getByText("Retorno de Vodka maior que o retirado")).toBeVisible();
    await press("Registrar retorno");
    await waitFor(() => expect(screen.getByLabelText("Voltou de Vodka (L)")).toHaveFocus());
    expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
    await press("Voltou tudo de Vodka");
    expect(screen.getByLabelText("Voltou de Vodka (L)")).toHaveValue("4");
    expect(screen.queryByText("Retorno de Vodka maior que o retirado")).toBeNull();
  });

  test("leaves what was used and its real cost", async () => {
    const back: CateringEvent = {
      ...wedding,
      stockReturned: true,
      stockUse: [
        sampleUse({
          ingredientId: 1,
          withdrawn: 4,
          returned: 1.25,
          out: 0,
          unitCost: 30,
          cost: "110.00000000",
        }),
      ],
    };
    stubApi(barAnswers([back]));
    open(back);
    await go("Estoque");
    const used = within(screen.getByRole("table", { name: "Uso real" })).getAllByRole("row");
    expect(used[1]?.textContent.replace(/\s/g, " ")).toMatch(/41,252,75 LR\$ 110,00$/);
    expect(screen.getByText("Custo real")).toBeVisible();
    expect(screen.getByText(/R\$\s460,50$/)).toBeVisible();
  });

  test("while it is out the plan is fixed", async () => {
    await openReturn();
    await go("Drinks");
    expect(screen.queryByRole("combobox", { name: "Adicionar drink" })).toBeNull();
    for (const field of screen.getAllByLabelText(/^Quantidade/)) expect(field).toBeDisabled();
  });

  test("is stepped with a thumb, between nothing and what is out", async () => {
    stubApi(barAnswers([out]));
    open(out);
    const vodka = await screen.findByLabelText(/^Voltou de Vodka/);
    expect(screen.getByRole("button", { name: "Menos Vodka" })).toHaveAttribute("aria-disabled", "true");
    await press("Mais Vodka");
    await press("Mais Vodka");
    expect(vodka).toHaveValue("0,2");
    await press("Menos Vodka");
    expect(vodka).toHaveValue("0,1");
    // The press that comes to the end does not lose the focus.
    await press("Menos Vodka");
    expect(vodka).toHaveValue("");
    expect(screen.getByRole("button", { name: "Menos Vodka" })).toHaveFocus();
    await press("Tudo voltou");
    await press("Mais Vodka");
    expect(vodka).toHaveValue("4");
    await press("Nada voltou");
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancelar" }),
    );
    expect(vodka).toHaveValue("4");
  });
});
