import { z } from "zod";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatPixKey } from "#shared/payments/pix/pix-key.ts";
import {
  type PaymentSettings,
  type PaymentSettingsInput,
  paymentSettingsInput,
} from "#shared/payments/settings-contract.ts";

/** The texts in the fields; an empty kind of key means no Pix. */
export type PaymentSettingsValues = Record<
  Exclude<keyof PaymentSettingsInput, "version" | "useTxid">,
  string
> & {
  useTxid: boolean;
};

export const paymentSettingsLabels: Record<keyof PaymentSettingsValues, string> = {
  pixKeyKind: "Tipo da chave Pix",
  pixKey: "Chave Pix",
  receiverName: "Nome de quem recebe",
  city: "Cidade",
  useTxid: "Identificar a cobrança no Pix",
  depositPercent: "Sinal",
  balanceDueDays: "Saldo",
  targetMargin: "Margem desejada",
};

export const paymentSettingsValues = (settings: PaymentSettings): PaymentSettingsValues => ({
  pixKeyKind: settings.pixKeyKind ?? "",
  pixKey: settings.pixKeyKind ? formatPixKey(settings.pixKeyKind, settings.pixKey ?? "") : "",
  receiverName: settings.receiverName ?? "",
  city: settings.city ?? "",
  useTxid: settings.useTxid,
  depositPercent: ungroupedDecimal(settings.depositPercent),
  balanceDueDays: ungroupedDecimal(settings.balanceDueDays),
  targetMargin: ungroupedDecimal(settings.targetMargin),
});

/** The fields that are hidden without Pix keep what was typed, in case it is chosen again. */
const NO_PIX = { pixKey: "", receiverName: "", city: "" };

export const paymentSettingsForm = z.preprocess(
  (values: PaymentSettingsValues) => ({
    ...values,
    ...(values.pixKeyKind === "" && NO_PIX),
    depositPercent: decimalOrText(values.depositPercent),
    balanceDueDays: decimalOrText(values.balanceDueDays),
    targetMargin: decimalOrText(values.targetMargin),
  }),
  paymentSettingsInput,
);
