import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { stubApi } from "#web/app/testing/stub-api.ts";
import { press, type } from "#web/events/testing/open-event.tsx";
import { answers, charged, openPrice, priced, sentTo } from "#web/events/testing/open-price.ts";

describe("the charges", () => {
  test("begin with a proposal, are divided further, and sent", async () => {
    const { sent } = stubApi({
      ...answers(priced),
      "PUT /api/events/7/charges": { body: { ...priced, version: 5 } },
    });
    await openPrice(priced);
    await press("Gerar parcelas");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    expect(dialog.getAllByRole("group", { name: /^Cobrança/ })).toHaveLength(2);
    await userEvent.selectOptions(dialog.getByLabelText("Dividir em"), "Sinal, 2 parcelas e saldo");
    await userEvent.click(dialog.getByRole("button", { name: "Gerar parcelas" }));
    const amounts = dialog.getAllByLabelText("Valor (R$)").map((field) => (field as HTMLInputElement).value);
    expect(amounts).toEqual(["500,00", "166,66", "166,66", "166,68"]);
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(sentTo(sent, "PUT /api/events/7/charges")).toHaveLength(1));
    expect(sentTo(sent, "PUT /api/events/7/charges")).toMatchObject([
      {
        charges: [{ kind: "sinal" }, { kind: "parcela" }, {}, { kind: "saldo", amount: "166.68" }],
        version: 4,
      },
    ]);
  });

  test("that do not add up are refused with both sums, and kept as they were typed", async () => {
    const { sent } = stubApi(answers(priced));
    await openPrice(priced);
    await press("Gerar parcelas");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    const [first] = dialog.getAllByLabelText("Valor (R$)") as [HTMLElement, HTMLElement];
    await type(first, "499,99");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      /^As cobranças somam R\$\s999,99, e o preço é R\$\s1\.000,00$/,
    );
    expect(first).toHaveValue("499,99");
    expect(sentTo(sent, "PUT /api/events/7/charges")).toEqual([]);
  });

  test("with receipts cannot be removed", async () => {
    stubApi(answers(charged));
    await openPrice(charged);
    await press("Editar cobranças");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    expect(dialog.getAllByLabelText("Com recebimentos")).toHaveLength(2);
    await userEvent.click(dialog.getByRole("button", { name: "Adicionar cobrança" }));
    expect(dialog.getByRole("button", { name: "Remover cobrança 3" })).toBeVisible();
  });
});
