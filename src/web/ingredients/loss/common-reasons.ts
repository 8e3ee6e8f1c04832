import type { LossKind } from "#shared/ingredients/enumerations.ts";

/** Reasons that are chosen instead of typed, with what they are. */
export const commonReasons: readonly { reason: string; kind: LossKind }[] = [
  { reason: "Venceu", kind: "perda" },
  { reason: "Estragou", kind: "perda" },
  { reason: "Quebrou", kind: "quebra" },
  { reason: "Derramou", kind: "perda" },
];
