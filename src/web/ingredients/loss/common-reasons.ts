import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";

const reasonsOf: Record<LossKind, readonly string[]> = {
  perda: ["Venceu", "Estragou", "Derramou"],
  quebra: ["Quebrou"],
};

/** Reasons that are chosen instead of typed, with what they are. */
export const commonReasons = lossKinds.flatMap((kind) => reasonsOf[kind].map((reason) => ({ reason, kind })));
