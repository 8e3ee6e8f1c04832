import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";

export type LossField = (typeof lossFacts)[LossKind]["countField"];

export const lossFields: readonly LossField[] = lossKinds.map((kind) => lossFacts[kind].countField);

export const perLossField = <T>(value: (field: LossField) => T): Record<LossField, T> =>
  Object.fromEntries(lossFields.map((field) => [field, value(field)])) as Record<LossField, T>;

/** Each lost amount of a count. */
export const lostAmounts = (counted: Readonly<Record<LossField, number>>): number[] =>
  lossFields.map((field) => counted[field]);
