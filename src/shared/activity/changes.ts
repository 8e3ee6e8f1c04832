import type { ActivityChange, ChangedField } from "./contract.ts";

/** Longer texts are not copied into the trail: that the field was changed is enough. */
const LONGEST_VALUE = 60;

type Value = string | number | null | undefined;

/** The fields of which two records differ, with both values where they are short. An absent new value changes nothing. */
export function changesOf<Field extends ChangedField>(
  before: Partial<Record<Field, Value>>,
  after: Partial<Record<Field, Value>>,
  fields: readonly Field[],
): ActivityChange[] {
  return fields.flatMap((field): ActivityChange[] => {
    const [from, to] = [before[field] ?? null, after[field]];
    if (to === undefined || from === to) return [];
    return isShort(from) && isShort(to) ? [{ field, from, to }] : [{ field }];
  });
}

const isShort = (value: Value) =>
  value === null || (String(value).length <= LONGEST_VALUE && !String(value).includes("\n"));

/** The same without values: what people enter about a person must not outlive its deletion. */
export const fieldsChanged = (changes: readonly ActivityChange[]): ActivityChange[] =>
  changes.map(({ field }) => ({ field }));
