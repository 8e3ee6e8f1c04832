import { z } from "zod";
import type { WithMoney } from "#shared/accounts/with-money.ts";
import { boughtInput, INGREDIENT_MISSING, type StockMovement } from "#shared/ingredients/contract.ts";
import { baseVersion, recordId } from "#shared/numbers/amount.ts";
import type { Day } from "#shared/numbers/day.ts";
import { dayInput } from "#shared/numbers/day-input.ts";
import type { Money } from "#shared/numbers/money.ts";

export const MOST_PURCHASE_LINES = 500;
/** Events whose plans one purchase may change. */
export const MOST_SWAPPED_EVENTS = 200;

const NO_EVENT = "Evento não encontrado";
const TOO_MANY_EVENTS = `Troque itens de no máximo ${MOST_SWAPPED_EVENTS} eventos por vez`;

/** What coming events are short of, and take the bought ingredient along for. */
const insteadOfInput = z.object({
  ingredientId: recordId(INGREDIENT_MISSING),
  /** In its stock unit. */
  quantity: boughtInput.quantity,
  events: z
    .array(z.object({ id: recordId(NO_EVENT), version: baseVersion }), NO_EVENT)
    .min(1, NO_EVENT)
    .max(MOST_SWAPPED_EVENTS, TOO_MANY_EVENTS),
  version: baseVersion,
});
export type InsteadOf = z.infer<typeof insteadOfInput>;

export const purchaseInput = z.object({
  boughtOn: dayInput("Informe o dia da compra"),
  lines: z
    .array(
      z
        .object({
          ingredientId: recordId(INGREDIENT_MISSING),
          ...boughtInput,
          /** The version of the ingredient that the list was made of; absent: bought whatever happened since. */
          version: baseVersion,
          insteadOf: insteadOfInput.optional(),
        })
        .refine(({ ingredientId, insteadOf }) => insteadOf?.ingredientId !== ingredientId, {
          path: ["insteadOf", "ingredientId"],
          message: "Escolha outro item",
        }),
      "Nenhum item na compra",
    )
    .min(1, "Nenhum item na compra")
    .max(MOST_PURCHASE_LINES, `Lance no máximo ${MOST_PURCHASE_LINES} itens por vez`)
    .refine((lines) => swappedEvents(lines).length <= MOST_SWAPPED_EVENTS, TOO_MANY_EVENTS),
});

/** The ids of the events that a purchase changes. */
export const swappedEvents = (lines: readonly { insteadOf?: InsteadOf | undefined }[]): number[] => [
  ...new Set(lines.flatMap(({ insteadOf }) => insteadOf?.events.map(({ id }) => id) ?? [])),
];
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** What was posted: a purchase for each supplier and invoice, and how many events now take along what was bought instead. */
export type PurchaseResult = { ids: number[]; lines: number; total: Money; swappedEvents: number };

export const PURCHASE_MISSING = "Compra não encontrada";

/** Something that was bought, as a line of the list of purchases. */
export type BoughtLine = {
  /** Of the movement. */
  id: number;
  ingredientId: number;
  /** Also of one that was archived since. */
  ingredientName: string;
  quantity: number;
  /** The stock unit at that time. */
  unit: StockMovement["unit"];
  /** What was paid for the whole line; absent for those who may not see money. */
  price?: Money;
  lot: string | null;
  /** Taken back, alone or with the whole purchase. */
  isReversed: boolean;
};

/** Goods of one supplier and one invoice, recorded together. */
export type Purchase = Pick<StockMovement, "supplierId" | "supplierName" | "invoiceNumber" | "createdAt"> & {
  id: number;
  /** The day that was entered, or the one on which the purchase was recorded. */
  boughtOn: Day;
  /** What was paid for all lines, also for those that were taken back; absent for those who may not see money. */
  total?: Money;
  /** Who recorded it. */
  by: string;
  /** ISO 8601; since when all lines are taken back, and by whom at last. */
  reversedAt: string | null;
  reversedBy: string | null;
  lines: BoughtLine[];
};

/** A line of a purchase, or opening stock, as the price histories of ingredient and supplier tell it. */
export type PastPurchase = Pick<
  WithMoney<StockMovement>,
  | "id"
  | "unit"
  | "unitCost"
  | "isReversed"
  | "purchaseId"
  | "supplierId"
  | "supplierName"
  | "invoiceNumber"
  | "lot"
  | "createdAt"
> & {
  ingredientId: number;
  ingredientName: string;
  quantity: number;
  /** The day that was entered, or the one on which the purchase was recorded. */
  boughtOn: string;
};
