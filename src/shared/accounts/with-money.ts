/**
 * Of events, ingredients and movements only the money is optional: it is absent for people without `see-money`. Where
 * a number is needed the compiler asks for this type, the same record with its money.
 */
export type WithMoney<T> = T extends readonly (infer Item)[]
  ? WithMoney<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: WithMoney<T[Key]> }
    : T;

/** The same record with nothing in place of its money. */
export type WithoutMoney<T> = T extends readonly (infer Item)[]
  ? WithoutMoney<Item>[]
  : T extends object
    ? { [Key in keyof T]: undefined extends T[Key] ? undefined : WithoutMoney<T[Key]> }
    : T;

type Priced = { unitCost?: number } | { fixedCosts?: object };

/** One field tells: a reply has all of its money or none. */
export const hasMoney = <T extends Priced>(record: T): record is Extract<WithMoney<T>, T> =>
  "unitCost" in record || "fixedCosts" in record;

/** The records with their money, where it is known that the reader may see it. */
export function requireMoney<T extends Priced>(records: T[]): WithMoney<T>[] {
  if (!records.every(hasMoney)) throw new TypeError("Money was asked for without the permission");
  return records;
}
