import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";

/** Where a count says how much was lost in each way: a kind without a field would be returned as used. */
export const lossFieldOf = { perda: "lost", quebra: "broken" } as const satisfies Record<LossKind, string>;

export type LossField = (typeof lossFieldOf)[LossKind];

export const lossFields: readonly LossField[] = lossKinds.map((kind) => lossFieldOf[kind]);

/** Each lost amount of a count. */
export const lostAmounts = (counted: Readonly<Record<LossField, number>>): number[] =>
  lossFields.map((field) => counted[field]);
