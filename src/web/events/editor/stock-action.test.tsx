import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, lastToast, onClose, open, press } from "#web/events/testing/open-event.tsx";
import { answers, charged, openPrice, priced, sentTo } from "#web/events/testing/open-price.ts";
import { outWedding } from "#web/night/testing/out-wedding.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

beforeEach(() => window.history.replaceState(null, "", "/eventos/7"));

const withdrawal = () => screen.queryByRole("button", { name: "Dar baixa" });

test("the withdrawal is offered for a confirmed event only", async () => {
  stubApi(barAnswers());
  open({ ...wedding, status: "planejamento" });
  await screen.findByLabelText("Status");
  expect(withdrawal()).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Status"), "confirmado");
  expect(withdrawal()).toBeVisible();
});

test.each([
  [wedding, "Dar baixa", "/eventos/7/baixa"],
  [outWedding, "Registrar retorno", "/eventos/7/retorno"],
])("the event is saved, and its stock moved on its page: %#", async (event, name, path) => {
  const { sent } = stubApi({ ...answers(event), "PUT /api/events/7": { body: { ...event, version: 5 } } });
  open(event);
  await fill(await screen.findByLabelText("Nome"), "Outro nome");
  await press(name);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ name: "Outro nome", version: 4 }]);
  expect(window.location.pathname).toBe(path);
});

test("a price that the charges do not allow is shown first", async () => {
  const { sent } = stubApi(answers(charged));
  await openPrice(charged);
  await fill(screen.getByLabelText(/^Preço \(R\$\)/), "550");
  await go("Dados");
  await press("Dar baixa");
  const [, saldo] = await screen.findAllByLabelText("Valor (R$)");
  await waitFor(() => expect(saldo).toHaveFocus());
  expect(saldo).toHaveAccessibleDescription(/^Saldo já recebeu R\$\s100,00/);
  expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
});

test("what cannot be saved goes nowhere", async () => {
  stubApi({ ...answers(priced), "PUT /api/events/7": refusal(500, "Erro interno do servidor") });
  open(priced);
  await screen.findByLabelText("Nome");
  await press("Dar baixa");
  await waitFor(() => expect(lastToast()).toBe("Falha ao processar operação"));
  expect(window.location.pathname).toBe("/eventos/7");
  expect(onClose).not.toHaveBeenCalled();
});

test("while the stock is out the plan is fixed", async () => {
  stubApi(barAnswers([outWedding]));
  open(outWedding);
  await go("Drinks");
  expect(screen.queryByRole("combobox", { name: "Adicionar drink" })).toBeNull();
  for (const field of screen.getAllByLabelText(/^Quantidade/)) expect(field).toBeDisabled();
});
