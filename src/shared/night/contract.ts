import { z } from "zod";
import { guestsPresentInput } from "#shared/events/contract.ts";
import { atMostThings, MOST_LINES, RETURN_REFUSED, TOO_MANY_LINES } from "#shared/events/plan-contract.ts";
import { lossInput } from "#shared/ingredients/contract.ts";
import { amount, recordId } from "#shared/numbers/amount.ts";

/** Counts that one call names. */
export const MOST_NAMED_COUNTS = 5000;

const takenItems = z
  .array(
    z.object({
      ingredientId: recordId("Selecione um ingrediente"),
      quantity: amount({ message: "Quantidade deve ser um número maior ou igual a 0" }),
    }),
    "Informe o que vai ser levado",
  )
  .max(MOST_LINES, TOO_MANY_LINES);
export type TakenItem = z.infer<typeof takenItems>[number];

/** What really goes out, in stock units; absent: what is planned. */
export const withdrawInput = z.object({ items: takenItems.optional() });

/** What goes out besides. */
export const takeMoreInput = z.object({ items: takenItems });

/** The latest withdrawal or return that the caller has seen: if another came or went since, the call is refused. */
const latestStepAt = z.iso.datetime({ offset: true, error: "Momento inválido" }).optional();

export const undoInput = z.object({ latestStepAt });

const NO_LOSSES = "Perdas inválidas";
/** Of one return, however many reasons there are. */
const MOST_LOSSES = 500;

/** The returned and lost quantities, in each ingredient's stock unit. What is neither was used. */
export const returnInput = z.object({
  /** Said on purpose: everything that was withdrawn was used. An empty list alone is a mistake. */
  nothingReturned: z.boolean("Informe se nada voltou").optional(),
  /** Likewise: closes the return, whatever came back. */
  close: z.boolean("Informe se o retorno está completo").optional(),
  returns: z
    .array(
      z.object({
        ingredientId: recordId("Selecione um ingrediente"),
        quantity: amount({ message: RETURN_REFUSED }),
        /** Nothing of it came back, and it was gone before the end. */
        ranOut: z.boolean("Informe se acabou antes do fim").optional(),
      }),
      "Nenhum item de retorno foi informado",
    )
    .max(MOST_LINES, TOO_MANY_LINES),
  /** The counts that these amounts come from; absent: all that there are. Others stay, to be looked at. */
  counts: z.array(z.uuid("Contagem inválida"), "Contagens inválidas").max(MOST_NAMED_COUNTS).optional(),
  losses: z
    .array(lossInput.extend({ ingredientId: recordId("Selecione um ingrediente") }), NO_LOSSES)
    .max(MOST_LOSSES, atMostThings(MOST_LOSSES, "perdas"))
    .optional(),
  /** How many guests came; absent: as it is known so far. */
  guestsPresent: guestsPresentInput.optional(),
  latestStepAt,
});
export type ReturnInput = z.infer<typeof returnInput>;
export type LossLine = NonNullable<ReturnInput["losses"]>[number];
