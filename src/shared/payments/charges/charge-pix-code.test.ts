import { expect, test } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { parsePixCode } from "#shared/payments/testing/parse-pix-code.ts";
import { chargePixCode } from "./charge-pix-code.ts";

const settings = {
  ...defaultPaymentSettings,
  pixKeyKind: "email" as const,
  pixKey: "caixa@bar.com.br",
  receiverName: "Bar do Zé",
  city: "São Paulo",
};

test.each([
  [true, 7, "BALCAO7"],
  [false, 7, "***"],
  [true, 0, "BALCAO0"],
])("with identifiers %s, the code of charge %s carries %s", (useTxid, id, txid) => {
  const code = chargePixCode({ ...settings, useTxid }, { id, amount: "1234.50" });
  expect(parsePixCode(code ?? "")).toEqual({
    key: "caixa@bar.com.br",
    receiverName: "Bar do Ze",
    city: "Sao Paulo",
    amount: "1234.50",
    txid,
  });
});

test("without Pix in the settings there is no code", () => {
  expect(chargePixCode(defaultPaymentSettings, { id: 7, amount: "1.00" })).toBeUndefined();
});
