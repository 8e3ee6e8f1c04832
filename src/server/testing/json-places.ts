export type Place = (string | number)[];

/** Every value in a JSON value, the whole of it first, with the way to it. */
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
