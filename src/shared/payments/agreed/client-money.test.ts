import { expect, test } from "vitest";
import { clientMoney } from "./client-money.ts";
import { openReason } from "./open-reason.ts";

const TODAY = "2026-11-17";
type Sold = Parameters<typeof clientMoney>[0][number];

const charge = (kind: "saldo" | "extra", amount: string, dueOn: string, paid = "0.00") => ({
  id: 1,
  kind,
  amount,
  dueOn,
  dueAt: null,
  note: null,
  paid,
});
const event = (values: Partial<Sold>): Sold => ({
  active: "true",
  status: "confirmado",
  agreed: true,
  refused: false,
  owedPrice: "1000.00",
  total: "1000.00",
  charges: [],
  ...values,
});

const overdue = event({ charges: [charge("saldo", "1000.00", "2026-11-01", "375.00")] });
const toCome = event({ charges: [charge("saldo", "1000.00", "2026-11-24")] });
const undated = event({});
const quote = event({ status: "orçamento", agreed: false });
const nothing = { agreed: "0.00", open: "0.00", received: "0.00", quoted: "0.00", overdue: "0.00" };

test.each<[string, Sold[], Partial<ReturnType<typeof clientMoney>>, string | undefined]>([
  ["no events", [], nothing, undefined],
  [
    "overdue in part paid",
    [overdue],
    { agreed: "1000.00", received: "375.00", open: "625.00", overdue: "625.00", dueOn: "2026-11-01" },
    "venceu dom 01/11",
  ],
  ["part overdue", [overdue, toCome], { open: "1625.00", agreedEvents: 2 }, "parte venceu dom 01/11"],
  ["due later", [toCome], { open: "1000.00", overdue: "0.00" }, "vence ter 24/11"],
  [
    "due in another year",
    [event({ charges: [charge("saldo", "1000.00", "2027-01-05")] })],
    {},
    "vence ter 05/01/2027",
  ],
  ["without a due date", [undated], { open: "1000.00", isUndated: true }, "sem vencimento"],
  [
    "an extra comes on top",
    [
      event({
        total: "1100.00",
        charges: [charge("saldo", "1000.00", "2026-11-01", "1000.00"), charge("extra", "100.00", TODAY)],
      }),
    ],
    { agreed: "1100.00", open: "100.00", overdue: "0.00" },
    "vence ter 17/11",
  ],
  [
    "extras without a price",
    [event({ owedPrice: null, total: null, charges: [charge("extra", "80.00", "2026-11-01")] })],
    { agreed: "80.00", open: "80.00" },
    "venceu dom 01/11",
  ],
  ["a quote", [quote], { ...nothing, quoted: "1000.00", quotedEvents: 1 }, "R$\u00a01.000,00 se fechar"],
  ["a refused quote", [event({ ...quote, refused: true })], nothing, undefined],
  [
    "cancelled: what was received stays",
    [event({ ...overdue, status: "cancelado" })],
    { ...nothing, received: "375.00", receivedEvents: 1 },
    undefined,
  ],
  ["disabled", [event({ ...toCome, active: "false" })], nothing, undefined],
  [
    "all paid",
    [event({ charges: [charge("saldo", "1000.00", "2026-11-01", "1000.00")] })],
    { agreed: "1000.00", received: "1000.00", open: "0.00", overdue: "0.00" },
    undefined,
  ],
])("%s", (_what, events, expected, reason) => {
  const money = clientMoney(events, TODAY);
  expect(money).toMatchObject(expected);
  expect(openReason(money, TODAY)?.text).toBe(reason);
});
