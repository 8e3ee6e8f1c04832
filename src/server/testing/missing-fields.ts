import { placesIn, replaced, valueAt } from "./json-places.ts";
import type { Payload } from "./payloads.ts";

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
