import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type EntryInput, entryInput, type Ingredient } from "#shared/ingredients/contract.ts";
import { decimalOrText } from "#shared/numbers/decimal.ts";

export type EntryFormValues = Record<Exclude<keyof EntryInput, "version">, string>;
export type EntryForm = UseFormReturn<EntryFormValues, unknown, EntryInput>;

export const entryForm = z.preprocess(
  ({ quantity, price, supplierId, boughtOn, ...origin }: EntryFormValues) => ({
    ...origin,
    quantity: decimalOrText(quantity),
    price: decimalOrText(price),
    supplierId: supplierId || null,
    boughtOn: boughtOn || null,
  }),
  entryInput,
);

export const entryLabels: Record<keyof EntryFormValues, string> = {
  quantity: "Quantidade",
  price: "Preço pago",
  supplierId: "Fornecedor",
  invoiceNumber: "Número da nota",
  lot: "Lote",
  boughtOn: "Dia da compra",
};

/** An entry starts empty, whatever is in stock; most of it comes from the usual supplier. */
export const emptyEntry = ({ supplierId }: Pick<Ingredient, "supplierId">): EntryFormValues => ({
  quantity: "",
  price: "",
  supplierId: String(supplierId ?? ""),
  invoiceNumber: "",
  lot: "",
  boughtOn: "",
});
