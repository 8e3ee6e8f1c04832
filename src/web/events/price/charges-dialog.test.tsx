import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { press } from "#web/events/testing/open-event.tsx";
import { answers, charged, openPrice, priced, sentTo } from "#web/events/testing/open-price.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

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
    const [, saldo] = dialog.getAllByLabelText("Valor (R$)") as [HTMLElement, HTMLElement];
    await fill(saldo, "499,99");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    const problem = await dialog.findByRole("alert");
    expect(problem).toHaveTextContent(/^As cobranças somam R\$\s999,99, e o preço é R\$\s1\.000,00$/);
    // Below the rows, but never scrolled away with them.
    expect(problem.closest("[data-sheet-foot]")).not.toBeNull();
    expect(saldo).toHaveValue("499,99");
    expect(sentTo(sent, "PUT /api/events/7/charges")).toEqual([]);
  });

  test("leave the rest to the saldo while they are typed", async () => {
    stubApi(answers(priced));
    await openPrice(priced);
    await press("Gerar parcelas");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    const [sinal, saldo] = dialog.getAllByLabelText("Valor (R$)") as [HTMLElement, HTMLElement];
    await fill(sinal, "300,01");
    expect(saldo).toHaveValue("699,99");
    // Nothing would be left: what was typed is refused when it is saved.
    await fill(sinal, "1000");
    expect(sinal).toHaveValue("1000");
    expect(saldo).toHaveValue("699,99");
  });

  test("are proposed by the company's own terms, once these are there", async () => {
    let isUp = false;
    stubApi({
      ...answers(priced),
      "GET /api/payment-settings": () =>
        isUp
          ? { body: { ...defaultPaymentSettings, depositPercent: 30 } }
          : refusal(503, "Serviço temporariamente indisponível"),
    });
    await openPrice(priced);
    await press("Gerar parcelas");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    expect(await dialog.findByText("Serviço temporariamente indisponível")).toBeVisible();
    expect(dialog.queryByLabelText("Valor (R$)")).toBeNull();
    isUp = true;
    await userEvent.click(dialog.getByRole("button", { name: "Tentar novamente" }));
    const fields = await screen.findAllByLabelText("Valor (R$)");
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(["300,00", "700,00"]);
  });

  test("stay as typed when somebody else has changed the event, whose price then counts", async () => {
    let event: CateringEvent = charged;
    const { sent } = stubApi({
      ...answers(charged),
      "GET /api/events": () => ({ body: [event] }),
      "PUT /api/events/7/charges": () =>
        event === charged ? refusal(409, VERSION_CONFLICT) : { body: { ...event, version: 10 } },
    });
    await openPrice(charged);
    await press("Editar cobranças");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    const [, second] = dialog.getAllByLabelText("Observação") as [HTMLElement, HTMLElement];
    await fill(second, "Em dinheiro");
    const raised: CateringEvent = {
      ...charged,
      price: "1200.00",
      total: "1200.00",
      charges: charged.charges.map((charge) =>
        charge.kind === "saldo" ? { ...charge, amount: "700.00" } : charge,
      ),
      version: 9,
    };
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    const reload = await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" });
    event = raised;
    await userEvent.click(reload);
    expect(await dialog.findByText(/^Outra pessoa alterou:/)).toBeVisible();
    expect(dialog.getByText(/^Cobranças: Sinal R\$\s500,00, Saldo R\$\s700,00 \(no/)).toBeVisible();
    expect(second).toHaveValue("Em dinheiro");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    expect(
      await dialog.findByText(/^As cobranças somam R\$\s1\.000,00, e o preço é R\$\s1\.200,00$/),
    ).toBeVisible();
    await fill(dialog.getAllByLabelText("Valor (R$)")[1] as HTMLElement, "700");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    await waitFor(() =>
      expect(sentTo(sent, "PUT /api/events/7/charges")).toMatchObject([
        { version: 4 },
        { version: 9, charges: [{ id: 1 }, { id: 2, amount: "700.00", note: "Em dinheiro" }] },
      ]),
    );
  });

  test("that received more than they are to be worth are refused at their row", async () => {
    stubApi(answers(charged));
    await openPrice(charged);
    await press("Editar cobranças");
    const dialog = within(await screen.findByRole("dialog", { name: "Cobranças" }));
    const [first, second] = dialog.getAllByLabelText("Valor (R$)") as [HTMLElement, HTMLElement];
    await fill(first, "400");
    await fill(second, "600");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    await waitFor(() =>
      expect(first).toHaveAccessibleDescription(/^Sinal já recebeu R\$\s500,00 e não pode valer menos$/),
    );
    expect(first).toHaveFocus();
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
