import type { Payload } from "./payloads.ts";

export type Place = (string | number)[];

/** Every value in a JSON value with its path, the whole value first. */
export function placesIn(value: unknown, place: Place = []): { place: Place; value: unknown }[] {
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([key, one]) => ({ key: Array.isArray(value) ? Number(key) : key, one }))
      : [];
  return [{ place, value }, ...inside.flatMap(({ key, one }) => placesIn(one, [...place, key]))];
}

export function valueAt(root: unknown, place: Place): unknown {
  return place.reduce((value, key) => (value as Record<string | number, unknown>)[key], root);
}

/** A copy in which another value stands at that place. */
export function replaced<T>(root: T, [key, ...rest]: Place, value: unknown): T {
  if (key === undefined) return value as T;
  const copy = structuredClone(root) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy as T;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A good payload with one field null or absent, and with one field null and another one of the same object absent: all
 * of these, since a rule about two fields breaks where just one of them says something, which chance seldom finds.
 */
export const withMissingFields = (good: Payload): Payload[] =>
  placesIn(good)
    .filter(({ value }) => isObject(value))
    .flatMap(({ place }) => {
      const present = valueAt(good, place) as Fields;
      return variants(present).map((fields) => replaced(good, place, fields));
    });

function variants(fields: Fields): Fields[] {
  const names = Object.keys(fields);
  return names.flatMap((name) => {
    const { [name]: _absent, ...rest } = fields;
    const others = names.filter((other) => other !== name);
    return [{ ...fields, [name]: null }, rest, ...others.map((other) => ({ ...rest, [other]: null }))];
  });
}
