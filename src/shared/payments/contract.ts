import { z } from "zod";
import type { EventStatus } from "#shared/events/enumerations.ts";
import { baseVersion, count, recordId } from "#shared/numbers/amount.ts";
import type { Day } from "#shared/numbers/day.ts";
import { dayInput } from "#shared/numbers/day-input.ts";
import type { Money } from "#shared/numbers/money.ts";
import { moneyInput, signedMoneyInput } from "#shared/numbers/money-input.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import {
  type ChargeKind,
  chargeKinds,
  type DueMoment,
  dueMoments,
  type PaymentMethod,
  type PricingMode,
  paymentMethods,
  pricingModes,
} from "./enumerations.ts";
import { NO_PRICE } from "./no-price.ts";

export const SHORTEST_EVENT = 30;
export const LONGEST_EVENT = 1440;
export const USUAL_DURATION = 300;
const MOST_CHARGES = 100;
const MOST_PRICE_LINES = 20;
const LONGEST_NOTE = 300;

const note = optional(singleLine(LONGEST_NOTE));

const DURATION_MESSAGE = "Duração deve ser de 30 minutos a 24 horas";

export const durationInput = count({ min: SHORTEST_EVENT, message: DURATION_MESSAGE }).refine(
  (minutes) => minutes <= LONGEST_EVENT,
  DURATION_MESSAGE,
);

/** Empty is none. */
const optionalMoney = z.preprocess(
  (value) => (value === "" ? null : value),
  moneyInput("Preço deve ser maior que zero").nullish(),
);

const priceLineInput = z.object({
  text: requiredLine(LONGEST_NAME, "Descreva o desconto ou extra"),
  amount: signedMoneyInput("Informe um valor, negativo para desconto"),
});
/** An extra of the price or, below zero, a discount. */
export type PriceLine = z.infer<typeof priceLineInput>;

const chargeFields = {
  /** Of a charge that is there already. */
  id: recordId("Cobrança não encontrada").optional(),
  kind: z.enum(chargeKinds, "Escolha o tipo da cobrança"),
  amount: moneyInput("Valor deve ser maior que zero"),
  /** Null with `dueAt`. */
  dueOn: z.preprocess((value) => value ?? null, dayInput("Informe o vencimento").nullable()),
  /** In the place of a day: it becomes the day of acceptance. */
  dueAt: z.enum(dueMoments, "Vencimento inválido").nullish(),
  note,
};
export const chargeInput = z
  .object(chargeFields)
  .superRefine(({ dueOn, dueAt }, ctx) => {
    if (dueOn === null && !dueAt)
      ctx.addIssue({ code: "custom", path: ["dueOn"], message: "Informe o vencimento" });
  })
  .transform((charge) => (charge.dueAt ? { ...charge, dueOn: null } : charge));
export type ChargeInput = z.infer<typeof chargeInput>;

/** The amount of a charge alone. */
export const chargeAmount = chargeFields.amount;

/** All charges of an event: those that are not listed are removed. */
export const eventCharges = z
  .array(chargeInput, "Cobranças inválidas")
  .max(MOST_CHARGES, `Use no máximo ${MOST_CHARGES} cobranças`);

/** What an event is sold for, in the payload of the event. Null takes the price away. */
export const pricingInput = z
  .object({
    pricingMode: z.enum(pricingModes, "Escolha como o preço é calculado").nullable(),
    price: optionalMoney,
    pricePerGuest: optionalMoney,
    minGuests: z.preprocess(
      (value) => (value === "" ? null : value),
      count({ message: "Mínimo de convidados inválido" }).nullish(),
    ),
    lines: z
      .array(priceLineInput, "Descontos e extras inválidos")
      .max(MOST_PRICE_LINES, `Use no máximo ${MOST_PRICE_LINES} descontos e extras`)
      .default([]),
    /** How the price is divided; absent, the charges stay, and the saldo takes the difference to another price. */
    charges: eventCharges.optional(),
  })
  .transform(({ pricingMode, price, pricePerGuest, minGuests, lines, charges }, ctx): PriceInput => {
    const named = {
      price: pricingMode === "fechado" ? (price ?? null) : null,
      pricePerGuest: pricingMode === "por_convidado" ? (pricePerGuest ?? null) : null,
      minGuests: pricingMode === "por_convidado" ? (minGuests ?? null) : null,
      lines: pricingMode === null ? [] : lines,
    };
    if (pricingMode === "fechado" && named.price === null) {
      ctx.addIssue({ code: "custom", path: ["price"], message: "Informe o preço" });
    }
    if (pricingMode === "por_convidado" && named.pricePerGuest === null) {
      ctx.addIssue({ code: "custom", path: ["pricePerGuest"], message: "Informe o preço por convidado" });
    }
    return { pricingMode, ...named, ...(charges && { charges }) };
  })
  .nullable()
  .transform((pricing): PriceInput => pricing ?? NO_PRICE);

/** What becomes of an agreed price per guest when the guests change. */
export const priceAnswers = ["manter", "atualizar"] as const;

export const chargesInput = z.object({ charges: eventCharges, version: baseVersion });
export type ChargesInput = z.infer<typeof chargesInput>;

export const paymentInput = z.object({
  chargeId: recordId("Cobrança não encontrada"),
  amount: moneyInput("Valor deve ser maior que zero"),
  paidOn: dayInput("Informe o dia do recebimento"),
  method: z.enum(paymentMethods, "Escolha a forma de pagamento"),
  note,
});
export type PaymentInput = z.infer<typeof paymentInput>;

/** How the price of an event is made. */
export type PriceTerms = {
  /** Null without a price. */
  pricingMode: PricingMode | null;
  /** A fixed sum without the lines; null with a price per guest. */
  price: Money | null;
  pricePerGuest: Money | null;
  minGuests: number | null;
  lines: PriceLine[];
};

export type PriceInput = PriceTerms & { charges?: ChargeInput[] };

/** The price of an event, with the terms that made it. */
export type Pricing = Omit<PriceTerms, "price"> & {
  /** The sum, lines included. */
  price: Money | null;
  /** The sum without the lines. */
  basePrice: Money | null;
  /** The guests that a price per guest was computed for; null without one. */
  pricedGuests: number | null;
};

export type Charge = {
  id: number;
  kind: ChargeKind;
  amount: Money;
  /** Null for one that is due at the acceptance. */
  dueOn: Day | null;
  dueAt: DueMoment | null;
  note: string | null;
  /** The sum of its payments, without those that were reversed. */
  paid: Money;
};

/** A charge in the list of all that is to be received. */
export type ListedCharge = Charge & {
  eventId: number;
  eventName: string;
  /** ISO 8601. */
  eventDate: string;
  clientIds: number[];
  clientNames: string[];
  open: Money;
  active: "true" | "false";
  status: EventStatus;
  /** As its event has them. */
  agreed: boolean;
  refused: boolean;
};

/** A row of the ledger of receipts, which are only ever added. */
export type Payment = {
  id: number;
  eventId: number;
  chargeId: number;
  /** Negative for a reversal. */
  amount: Money;
  paidOn: Day;
  method: PaymentMethod;
  note: string | null;
  username: string;
  /** The payment that this one takes back. */
  reversesId: number | null;
  isReversed: boolean;
  /** ISO 8601. */
  createdAt: string;
};
