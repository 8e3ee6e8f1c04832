import { nameKey } from "./name-key.ts";

type Named = { id: number; name: string };

/**
 * Another record of a list with the same name as one that is about to be saved. An edit that leaves its name as it was
 * is not asked about: it was answered before.
 */
export function sameNamed<T extends Named>(
  name: string,
  list: readonly T[],
  edited: Named | undefined,
): T | undefined {
  const key = nameKey(name);
  if (key === "" || (edited && nameKey(edited.name) === key)) return undefined;
  return list.find((one) => one.id !== edited?.id && nameKey(one.name) === key);
}
