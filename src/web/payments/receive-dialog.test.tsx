import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Payment } from "#shared/payments/contract.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { answers, charges, NOW, openPayments } from "./testing/open-payments.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CALL = "POST /api/events/7/payments";
const SINAL = "Sinal · Casamento da Ana";

const payment: Payment = {
  id: 9,
  eventId: 7,
  chargeId: 1,
  amount: "1500.00",
  paidOn: "2026-11-16",
  method: "pix",
  note: null,
  username: "ana@bar.com",
  reversesId: null,
  isReversed: false,
  createdAt: "2026-11-16T15:00:00.000Z",
};

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** Opens the receipt of the overdue charge. */
async function openReceipt(label = SINAL) {
  await press(`Recebi: ${label}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Registrar recebimento" }));
  return {
    dialog,
    amount: dialog.getByLabelText("Valor recebido"),
    register: () => userEvent.click(dialog.getByRole("button", { name: "Registrar" })),
  };
}

test("two taps record what is open, today, by Pix, and the list follows", async () => {
  let isPaid = false;
  const [first, ...others] = charges;
  const { sent } = stubApi({
    ...answers(),
    "GET /api/charges": () => ({
      body: isPaid ? [{ ...first, paid: "1500.00", open: "0.00" }, ...others] : charges,
    }),
    [CALL]: () => {
      isPaid = true;
      return { status: 201, body: payment };
    },
  });
  openPayments();
  const { dialog, amount, register } = await openReceipt();
  expect(dialog.getByText(SINAL)).toBeVisible();
  expect(amount).toHaveValue("1500,00");
  expect(dialog.getByLabelText("Recebido em")).toHaveValue("2026-11-16");
  expect(dialog.getByLabelText("Forma de pagamento")).toHaveValue("pix");
  await register();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const posted = sent.filter(({ route }) => route === CALL);
  expect(posted.map(({ body }) => body)).toEqual([
    { chargeId: 1, amount: "1500.00", paidOn: "2026-11-16", method: "pix", note: null },
  ]);
  expect(posted[0]?.headers.get("Idempotency-Key")).toBeTruthy();
  expect(getSnapshot()[0]).toMatchObject({ title: "Recebimento registrado com sucesso" });
  expect(await screen.findByText("nada vencido")).toBeVisible();
});

test("amount, day, method and note are the owner's, and the method is proposed the next time", async () => {
  const { sent } = stubApi({
    ...answers(),
    [CALL]: { status: 201, body: { ...payment, method: "dinheiro" } },
  });
  openPayments();
  const { dialog, amount, register } = await openReceipt();
  await fill(amount, "1.000,50");
  await fill(dialog.getByLabelText("Recebido em"), "2026-11-14");
  await userEvent.selectOptions(dialog.getByLabelText("Forma de pagamento"), "Dinheiro");
  await fill(dialog.getByLabelText(/^Observação/), "com o noivo");
  await register();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route === CALL)?.body).toEqual({
    chargeId: 1,
    amount: "1000.50",
    paidOn: "2026-11-14",
    method: "dinheiro",
    note: "com o noivo",
  });
  const again = await openReceipt("Saldo · Festa da Firma");
  expect(again.dialog.getByLabelText("Forma de pagamento")).toHaveValue("dinheiro");
  expect(again.amount).toHaveValue("1500,00");
});

test.each([
  ["1500,01", /^Falta receber R\$\s1\.500,00$/],
  ["0", "Valor deve ser maior que zero"],
  ["10,001", "Use no máximo duas casas decimais"],
])("%s is refused at its field before it is sent", async (text, message) => {
  const { routes } = stubApi(answers());
  openPayments();
  const { dialog, amount, register } = await openReceipt();
  await fill(amount, text);
  await register();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(amount).toHaveFocus();
  expect(routes()).not.toContain(CALL);
});

test("what somebody else has received meanwhile is said at the amount, and nothing typed is lost", async () => {
  const message = "Falta receber R$ 300,00";
  stubApi({ ...answers(), [CALL]: refusal(409, message, [{ path: "amount", message }]) });
  openPayments();
  const { dialog, amount, register } = await openReceipt();
  await fill(dialog.getByLabelText(/^Observação/), "com o noivo");
  await register();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(amount).toHaveAccessibleDescription(message);
  expect(amount).toHaveValue("1500,00");
  expect(dialog.getByLabelText(/^Observação/)).toHaveValue("com o noivo");
});

test("an event that was disabled meanwhile is said above the fields", async () => {
  stubApi({ ...answers(), [CALL]: refusal(409, "Evento desabilitado") });
  openPayments();
  const { dialog, register } = await openReceipt();
  await register();
  expect(await dialog.findByRole("alert")).toHaveTextContent("Evento desabilitado");
});

test("a day that has not come is asked about before anything is recorded", async () => {
  const { sent } = stubApi({ ...answers(), [CALL]: { status: 201, body: payment } });
  openPayments();
  const { dialog, register } = await openReceipt();
  await fill(dialog.getByLabelText("Recebido em"), "2026-12-16");
  await register();
  const question = await screen.findByRole("alertdialog", { name: "Conferir o recebimento?" });
  expect(question).toHaveTextContent("O dia do recebimento ainda não chegou.");
  await userEvent.click(within(question).getByRole("button", { name: "Corrigir" }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(sent.filter(({ route }) => route === CALL)).toEqual([]);
  await register();
  await press("Registrar assim");
  await waitFor(() => expect(sent.filter(({ route }) => route === CALL)).toHaveLength(1));
});

test("more than ten times the usual is asked about", async () => {
  const usual = Array.from({ length: 5 }, (_, id) => ({ ...payment, id, amount: "100.00" }));
  const { sent } = stubApi({
    ...answers(),
    "GET /api/payments": { body: usual },
    [CALL]: { status: 201, body: payment },
  });
  openPayments();
  const { register } = await openReceipt();
  await waitFor(() => expect(sent.map(({ route }) => route)).toContain("GET /api/payments"));
  await register();
  expect(await screen.findByRole("alertdialog")).toHaveTextContent(
    /mais de dez vezes o recebimento habitual/,
  );
});
