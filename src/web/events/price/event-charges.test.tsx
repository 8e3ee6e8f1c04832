import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { onClose, press } from "#web/events/testing/open-event.tsx";
import { answers, charged, openPrice, priced, sentTo } from "#web/events/testing/open-price.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

const fields = () => screen.getAllByLabelText("Valor (R$)") as HTMLInputElement[];
const amounts = () => fields().map(({ value }) => value);

async function generate(instalments = "Sinal e saldo") {
  await userEvent.selectOptions(await screen.findByLabelText("Dividir em"), instalments);
  await press("Gerar parcelas");
}

test("a price is divided before it is saved, and both are sent together", async () => {
  const { sent } = stubApi(answers(wedding));
  await openPrice(wedding);
  expect(screen.queryByRole("button", { name: "Gerar parcelas" })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Como cobrar"), "Valor fechado");
  await fill(screen.getByLabelText(/^Preço \(R\$\)/), "1000");
  await generate("Sinal, 2 parcelas e saldo");
  expect(amounts()).toEqual(["500,00", "166,66", "166,66", "166,68"]);
  await press("Salvar");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([
    {
      pricing: {
        price: "1000.00",
        charges: [{ kind: "sinal" }, { kind: "parcela" }, {}, { kind: "saldo", amount: "166.68" }],
      },
      version: 4,
    },
  ]);
});

test("charges that do not add up are refused with both sums, and kept as they were typed", async () => {
  const { sent } = stubApi(answers(priced));
  await openPrice(priced);
  await generate();
  await fill(fields()[1] as HTMLElement, "499,99");
  await press("Salvar");
  const problem = await screen.findByText(/^As cobranças somam R\$\s999,99, e o preço é R\$\s1\.000,00$/);
  expect(problem).toBeVisible();
  expect(amounts()).toEqual(["500,00", "499,99"]);
  expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
});

test("the rest is left to the saldo while the others are typed", async () => {
  stubApi(answers(priced));
  await openPrice(priced);
  await generate();
  await fill(fields()[0] as HTMLElement, "300,01");
  expect(amounts()).toEqual(["300,01", "699,99"]);
  // Nothing would be left: what was typed is refused when it is saved.
  await fill(fields()[0] as HTMLElement, "1000");
  expect(amounts()).toEqual(["1000", "699,99"]);
});

test("the proposal is by the company's own terms", async () => {
  stubApi({
    ...answers(priced),
    "GET /api/payment-settings": { body: { ...defaultPaymentSettings, depositPercent: 30 } },
  });
  await openPrice(priced);
  await generate();
  expect(amounts()).toEqual(["300,00", "700,00"]);
});

test("what was typed stays when somebody else has changed the price, and the saldo follows that", async () => {
  let event: PricedEvent = charged;
  const { sent } = stubApi({
    ...answers(charged),
    "GET /api/events": () => ({ body: [event] }),
    "PUT /api/events/7": () =>
      event === charged ? refusal(409, VERSION_CONFLICT) : { body: { ...event, version: 10 } },
  });
  await openPrice(charged);
  const note = screen.getAllByLabelText("Observação")[1] as HTMLElement;
  await fill(note, "Em dinheiro");
  await press("Salvar");
  const reload = await screen.findByRole("button", { name: "Recarregar e manter o que digitei" });
  event = {
    ...charged,
    price: "1200.00",
    basePrice: "1200.00",
    total: "1200.00",
    charges: charged.charges.map((charge) =>
      charge.kind === "saldo" ? { ...charge, amount: "700.00" } : charge,
    ),
    version: 9,
  };
  await userEvent.click(reload);
  expect(await screen.findByText(/^Cobranças: Sinal R\$\s500,00, Saldo R\$\s700,00 \(no/)).toBeVisible();
  await waitFor(() => expect(amounts()).toEqual(["500,00", "700,00"]));
  await press("Salvar");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentTo(sent, "PUT /api/events/7").at(-1)).toMatchObject({
    version: 9,
    pricing: { charges: [{ id: 1 }, { id: 2, amount: "700.00", note: "Em dinheiro" }] },
  });
});

test("charges that received more than they are to be worth are refused at their row", async () => {
  stubApi(answers(charged));
  await openPrice(charged);
  const [first] = fields();
  await fill(first as HTMLElement, "400");
  expect(amounts()).toEqual(["400", "600,00"]);
  await press("Salvar");
  await waitFor(() =>
    expect(first).toHaveAccessibleDescription(/^Sinal já recebeu R\$\s500,00 e não pode valer menos$/),
  );
  expect(first).toHaveFocus();
});

test("charges with receipts cannot be removed, nor proposed anew", async () => {
  stubApi(answers(charged));
  await openPrice(charged);
  expect(await screen.findAllByLabelText("Com recebimentos")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Gerar parcelas" })).toBeNull();
  await press("Adicionar cobrança");
  expect(screen.getByRole("button", { name: "Remover cobrança 3" })).toBeVisible();
});
