import { z } from "zod";
import type { WithMoney } from "#shared/accounts/with-money.ts";
import { amount, baseVersion, count, recordId } from "#shared/numbers/amount.ts";
import type { Day } from "#shared/numbers/day.ts";
import { dayInput } from "#shared/numbers/day-input.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { multiLine, optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import { packNames, recipeUnits, stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { type COUNTED, ingredientCategories, lossKinds, type movementKinds } from "./enumerations.ts";
import { ANY_LOSS } from "./loss-facts.ts";

const some = { min: 0.01, tooSmall: "Use no mínimo 0,01" };

/** A yield has a quantity and a unit, or neither. */
export const wholeYield = {
  isWhole: ({ yieldQuantity, yieldUnit }: { yieldQuantity?: number | null; yieldUnit?: string | null }) =>
    (yieldQuantity == null) === (yieldUnit == null),
  issue: { path: ["yieldQuantity"], error: "Informe a quantidade e a unidade do rendimento" },
};

/** What is in one pack, in the stock unit. */
export const packContentsInput = amount({
  min: 0.0001,
  decimals: 4,
  message: "Conteúdo da embalagem deve ser maior que 0",
  tooSmall: "Use no mínimo 0,0001",
});

/** A pack has a name and its contents, or neither. */
export const wholePack = {
  isWhole: ({ packQuantity, packName }: { packQuantity?: number | null; packName?: string | null }) =>
    (packQuantity == null) === (packName == null),
  issue: { path: ["packQuantity"], error: "Informe a embalagem e quanto vem nela" },
};

export const INGREDIENT_MISSING = "Ingrediente não encontrado";
export const SUPPLIER_MISSING = "Fornecedor não encontrado";

export const ingredientInput = z
  .object({
    name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
    category: z.enum(ingredientCategories, "Categoria é obrigatória"),
    quantity: amount({ message: "Quantidade deve ser um número maior ou igual a 0" }),
    unit: z.enum(stockUnits, "Unidade é obrigatória"),
    /** Absent: an edit keeps it. */
    unitWord: z.enum(unitWords, "Use garrafa, lata ou pacote").nullish(),
    pricePerUnit: amount({ message: "Preço deve ser um número maior ou igual a 0" }),
    minQuantity: amount({ message: "Quantidade mínima deve ser um número maior ou igual a 0" }).default(0),
    observations: optional(multiLine(5000)),
    yieldQuantity: amount({ ...some, message: "Rendimento deve ser maior que 0" }).nullish(),
    yieldUnit: z.enum(recipeUnits, wholeYield.issue.error).nullish(),
    /** What it is bought in; absent: an edit keeps it. */
    packName: z.enum(packNames, "Use garrafa, lata, caixa, pacote, fardo ou saco").nullish(),
    /** The contents of one pack in the stock unit. */
    packQuantity: packContentsInput.nullish(),
    /** Packs are only sold in multiples of this. */
    packMultiple: count({ min: 1, message: "Múltiplo deve ser um número inteiro a partir de 1" }).nullish(),
    /** The usual one. */
    supplierId: recordId(SUPPLIER_MISSING).nullish(),
    version: baseVersion,
  })
  .refine(wholeYield.isWhole, wholeYield.issue)
  .refine(wholePack.isWhole, wholePack.issue)
  .refine(({ unit, unitWord }) => unitWord == null || unit === "unidade", {
    path: ["unitWord"],
    error: "Garrafa, lata e pacote são palavras para unidade",
  });
export type IngredientInput = z.infer<typeof ingredientInput>;

/** Where goods came from; all of it may be left out. */
export const originInput = {
  supplierId: recordId(SUPPLIER_MISSING).nullish(),
  invoiceNumber: optional(singleLine(60)),
  lot: optional(singleLine(60)),
};

/** What was bought, and the price paid for all of it. */
export const boughtInput = {
  quantity: amount({ ...some, message: "Quantidade deve ser maior que 0" }),
  price: amount({ message: "Preço deve ser um número maior ou igual a 0" }),
  ...originInput,
};

export const entryInput = z.object({
  ...boughtInput,
  boughtOn: dayInput("Informe o dia da compra").nullish(),
  version: baseVersion,
});
export type EntryInput = z.infer<typeof entryInput>;
/** As it is sent: what is not known is left out. */
export type EntryRequest = z.input<typeof entryInput>;

/** What was lost of an ingredient, how and why. */
export const lossInput = z.object({
  quantity: amount({ ...some, message: "Quantidade deve ser maior que 0" }),
  kind: z.enum(lossKinds, `Informe se foi ${ANY_LOSS.toLowerCase()}`),
  reason: requiredLine(200, "Informe o motivo"),
});
export type LossInput = z.infer<typeof lossInput>;

/** Which losses are asked for, a page of them; open at an end that is absent. */
export const lossQuery = z.object({
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  event: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  /** Id of the loss that the page before ended with. */
  before: z.string().optional(),
});

/** What was lost of an ingredient, at an event or elsewhere, or was missing when its stock was counted. */
export type Loss = {
  id: number;
  kind: LossInput["kind"] | typeof COUNTED;
  ingredientId: number;
  /** Also of one that was archived since. */
  ingredientName: string;
  /** The stock unit at that time. */
  unit: (typeof stockUnits)[number];
  quantity: number;
  /** A text with up to fourteen decimals, which a number would lose. */
  cost: string;
  reason: string;
  eventId: number | null;
  eventName: string | null;
  /** ISO 8601. */
  createdAt: string;
};

export const MOST_COUNTED = 5000;

/** Only counts the lines; they are validated one by one, since thousands at once would block other requests. */
export const countInput = z.object({
  counts: z
    .array(z.unknown(), "Nenhum item foi contado")
    .min(1, "Nenhum item foi contado")
    .max(MOST_COUNTED, `Conte no máximo ${formatNumber(MOST_COUNTED)} itens por vez`),
});

/** The counted quantity of an ingredient, and the version that the count is about. */
export const countedLine = z.object({
  ingredientId: recordId(INGREDIENT_MISSING),
  quantity: amount({ message: "Quantidade deve ser um número maior ou igual a 0" }),
  version: z.int("Versão inválida").min(1, "Versão inválida"),
});
export type CountedLine = z.infer<typeof countedLine>;

export type CountResult = { counted: number; changed: number };

export type Ingredient = {
  id: number;
  name: string;
  category: (typeof ingredientCategories)[number];
  quantity: number;
  unit: (typeof stockUnits)[number];
  /** What one `unidade` of it is called; null for just that. */
  unitWord: (typeof unitWords)[number] | null;
  /** The worth of the whole quantity, as a text with two decimals. */
  pricePerUnit?: string;
  /** The cost of one stock unit, with twelve decimals. */
  unitCost?: number;
  minQuantity: number;
  /** The quantity that coming events plan to use, in the stock unit. */
  reservedQuantity: number;
  observations: string | null;
  yieldQuantity: number | null;
  yieldUnit: (typeof recipeUnits)[number] | null;
  packName: (typeof packNames)[number] | null;
  /** The contents of one pack in the stock unit; null without a pack. */
  packQuantity: number | null;
  packMultiple: number;
  supplierId: number | null;
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

/** For code that needs the money for certain. */
export type PricedIngredient = WithMoney<Ingredient>;

/** Only past events and reports name it. */
export type ArchivedIngredient = Ingredient & {
  /** ISO 8601. */
  archivedAt: string;
  /** The ingredient that it was merged into, which is what archived it; null otherwise. */
  merged: { into: number; name: string } | null;
};

/** One line of an ingredient's history, newest first on the wire. */
export type StockMovement = {
  id: number;
  kind: (typeof movementKinds)[number];
  /** The stock unit at that time. */
  unit: (typeof stockUnits)[number];
  quantityDelta: number;
  quantityAfter: number;
  unitCost?: number;
  username: string;
  eventId: number | null;
  eventName: string | null;
  /** What was lost or broken; null for any other movement. At an event it had left the stock before: the delta is 0. */
  lostQuantity: number | null;
  /** Why it was lost, or that a count adjusted it. */
  reason: string | null;
  /** The purchase, or the movement of an event, that this movement takes back; null for any other movement. */
  reversesId: number | null;
  /** A movement that was taken back. */
  isReversed: boolean;
  /** The purchase that this is a line of; null for opening stock and any other movement. */
  purchaseId: number | null;
  /** Where a purchase came from, as far as it was entered; null for any other movement. */
  supplierId: number | null;
  /** Also of a supplier that was removed since. */
  supplierName: string | null;
  invoiceNumber: string | null;
  lot: string | null;
  boughtOn: Day | null;
  /** Of a merge, the name of the other ingredient: the one that it went into, or the one that it came from. */
  mergedInto: string | null;
  mergedFrom: string | null;
  /** ISO 8601. */
  createdAt: string;
};
