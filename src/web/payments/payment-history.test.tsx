import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { PaymentHistoryDialog } from "./history-dialog.tsx";
import { PaymentHistory } from "./payment-history.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LIST = "GET /api/events/7/payments";

const cash: Payment = {
  id: 1,
  eventId: 7,
  chargeId: 3,
  amount: "200.00",
  paidOn: "2026-11-13",
  method: "dinheiro",
  note: "com o noivo",
  username: "ana@bar.com",
  reversesId: null,
  isReversed: false,
  createdAt: "2026-11-14T15:00:00.000Z",
};
const card: Payment = { ...cash, id: 2, chargeId: 4, method: "cartao", amount: "99.90", note: null };
const taken: Payment = { ...cash, id: 5, amount: "-200.00", reversesId: 1 };

const deposit = { id: 3, kind: "sinal", dueOn: "2026-11-13" } as const;
const balance = { id: 4, kind: "saldo", dueOn: "2026-12-13" } as const;

const show = (
  charges: ComponentProps<typeof PaymentHistory>["charges"] = [deposit, balance],
  companyRole: CompanyRole = "dono",
) =>
  render(
    <TestCompany companyRole={companyRole}>
      <PaymentHistory eventId={7} charges={charges} />
    </TestCompany>,
  );
const focused = () => document.activeElement as HTMLElement;
const rows = async () =>
  within(await screen.findByRole("list", { name: "Recebimentos" })).getAllByRole("listitem");

test("receipts say how, when, how much and who recorded them, the latest first", async () => {
  stubApi({ [LIST]: { body: [cash, card] } });
  show();
  const [first, second, ...others] = await rows();
  expect(others).toEqual([]);
  expect(first).toHaveTextContent(/Saldo · Cartão.*R\$\s99,90/);
  expect(second).toHaveTextContent(
    /Sinal · Dinheirosex 13\/11\/2026com o noivoRegistrado por ana@bar\.com em 14\/11\/2026/,
  );
});

test("of one charge only its own are shown", async () => {
  stubApi({ [LIST]: { body: [cash, card] } });
  show([balance]);
  expect(await rows()).toHaveLength(1);
});

test("equal receipts say which charge they are of", async () => {
  const second = { ...cash, id: 2, chargeId: 4 };
  stubApi({ [LIST]: { body: [cash, second] } });
  show([
    { ...deposit, kind: "parcela" },
    { ...balance, kind: "parcela" },
  ]);
  const [later, sooner] = await rows();
  expect(later).toHaveTextContent("Parcela de 13/12/2026 · Dinheiro");
  expect(sooner).toHaveTextContent("Parcela de 13/11/2026 · Dinheiro");
});

test("a receipt is taken back once, after a question", async () => {
  let isReversed = false;
  const { routes } = stubApi({
    [LIST]: () => ({ body: isReversed ? [{ ...cash, isReversed }, taken] : [cash] }),
    "POST /api/payments/1/reverse": () => {
      isReversed = true;
      return { status: 201, body: taken };
    },
  });
  show();
  await userEvent.click(
    await screen.findByRole("button", { name: /^Estornar o recebimento de R\$\s200,00 \(Sinal\)$/ }),
  );
  const question = await screen.findByRole("alertdialog", {
    name: /^Estornar o recebimento de R\$\s200,00 \(Sinal\)\?$/,
  });
  expect(question).toHaveTextContent("O valor recebido em sex 13/11/2026 volta a ficar em aberto.");
  expect(routes()).toEqual([LIST]);
  await userEvent.click(within(question).getByRole("button", { name: "Estornar" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  const [reversal, receipt] = await rows();
  expect(reversal).toHaveTextContent(/Estorno \(Dinheiro\).*−R\$\s200,00/);
  expect(receipt).toHaveTextContent("estornado");
  expect(screen.queryByRole("button", { name: /Estornar/ })).toBeNull();
  expect(getSnapshot()[0]).toMatchObject({ title: "Recebimento estornado com sucesso" });
});

test("after a reversal in a dialog the focus stays in it", async () => {
  stubApi({ [LIST]: { body: [cash] }, "POST /api/payments/1/reverse": { status: 201, body: taken } });
  render(
    <TestCompany>
      <main tabIndex={-1} />
      <PaymentHistoryDialog
        eventId={7}
        charges={[deposit]}
        title="Recebimentos do evento"
        label="Bodas"
        open
        onClose={() => {}}
      />
    </TestCompany>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Estornar/ }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Estornar" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(focused()));
  expect(screen.getByRole("dialog")).not.toBe(focused());
});

test("a reversal that somebody else has made says so, and the list is fetched again", async () => {
  const { routes } = stubApi({
    [LIST]: { body: [cash] },
    "POST /api/payments/1/reverse": refusal(409, "Este recebimento já foi estornado"),
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Estornar/ }));
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Estornar" }),
  );
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({ description: "Este recebimento já foi estornado" }),
  );
  await waitFor(() => expect(routes().filter((route) => route === LIST)).toHaveLength(2));
});

test("nothing received, and a history that does not come, are said", async () => {
  let isUp = false;
  stubApi({ [LIST]: () => (isUp ? { body: [] } : refusal(500, "Erro interno do servidor")) });
  show();
  expect(await screen.findByText("Erro interno do servidor")).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByText("Nada recebido ainda")).toBeVisible();
});
