import type { LossKind } from "./enumerations.ts";

/** All of them feminine, as sentences around them are. */
export const lossKindLabels: Record<LossKind, string> = { perda: "Perda", quebra: "Quebra" };
