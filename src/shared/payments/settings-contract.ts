import { z } from "zod";
import { baseVersion } from "#shared/numbers/amount.ts";
import { optional } from "#shared/text/text-schemas.ts";
import { type PixKeyKind, pixKeyKinds } from "./enumerations.ts";
import { normalPixKey, pixKeyProblem } from "./pix/pix-key.ts";
import { LONGEST_CITY, LONGEST_RECEIVER, pixTextProblem } from "./pix/pix-text.ts";

const MARGIN = /^\d{1,2}(\.\d{1,2})?$/;

/** What the settings know of Pix: all of it, or nothing. */
type PixSettings = {
  pixKeyKind: PixKeyKind | null;
  /** In the form in which banks know it. */
  pixKey: string | null;
  /** As entered; the code spells name and city without accents. */
  receiverName: string | null;
  city: string | null;
};

/** Keys are shortened: the receiver of clients' payments has changed, and every owner should know. */
export type PixKeyChange = { from: string; to: string; at: string; by: string };

export type PaymentSettings = PixSettings & {
  /** Codes name their charge. Not every bank takes such a code for a static one. */
  useTxid: boolean;
  /** The part of a price that is asked for as sinal, in percent. */
  depositPercent: number;
  /** How many days before the event the saldo is due. */
  balanceDueDays: number;
  /** In percent: 45, not 0.45. */
  targetMargin: number;
  version: number;
  /** For a day after the key was changed. */
  pixKeyChange?: PixKeyChange;
};

export const defaultPaymentSettings: PaymentSettings = {
  pixKeyKind: null,
  pixKey: null,
  receiverName: null,
  city: null,
  useTxid: false,
  depositPercent: 50,
  balanceDueDays: 7,
  targetMargin: 45,
  version: 1,
};

/** Validated with the other Pix fields, by {@link pixSettingsProblems}. */
const pixField = optional(z.string("Campo obrigatório").trim());

/** A number or numeric text. */
const numberLike = (isValid: (text: string) => boolean, message: string) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const text = String(value).trim();
    if (isValid(text)) return Number(text);
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const wholeUpTo = (most: number) => (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= most;

export const paymentSettingsInput = z
  .object({
    pixKeyKind: z
      .enum([...pixKeyKinds, ""], "Escolha o tipo da chave")
      .nullish()
      .transform((kind) => kind || null),
    pixKey: pixField,
    receiverName: pixField,
    city: pixField,
    useTxid: z.boolean("Campo obrigatório"),
    depositPercent: numberLike(wholeUpTo(100), "O sinal é um número inteiro de 0 a 100"),
    balanceDueDays: numberLike(wholeUpTo(365), "O prazo é um número inteiro de 0 a 365"),
    targetMargin: numberLike(
      (text) => MARGIN.test(text),
      "A margem vai de 0 a 99,99, com no máximo duas casas decimais",
    ),
    version: baseVersion,
  })
  .overwrite((input) => {
    const { pixKeyKind: kind, pixKey: key } = input;
    return kind && key ? { ...input, pixKey: normalPixKey(kind, key) } : input;
  })
  .superRefine((input, ctx) => {
    for (const [field, message] of Object.entries(pixSettingsProblems(input))) {
      if (message) ctx.addIssue({ code: "custom", path: [field], message });
    }
  });
export type PaymentSettingsInput = z.infer<typeof paymentSettingsInput>;

/** What keeps banks from taking codes that are made with these settings. */
function pixSettingsProblems(settings: PixSettings): Partial<Record<keyof PixSettings, string | null>> {
  const { pixKeyKind, pixKey, receiverName, city } = settings;
  if (!(pixKeyKind || pixKey || receiverName || city)) return {};
  return {
    pixKeyKind: pixKeyKind ? null : "Escolha o tipo da chave",
    pixKey: pixKey ? pixKeyKind && pixKeyProblem(pixKeyKind, pixKey) : "Informe a chave Pix",
    receiverName: receiverName
      ? pixTextProblem(receiverName, LONGEST_RECEIVER)
      : "Informe o nome de quem recebe",
    city: city ? pixTextProblem(city, LONGEST_CITY) : "Informe a cidade",
  };
}
