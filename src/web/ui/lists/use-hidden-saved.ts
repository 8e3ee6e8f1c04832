import { useState } from "react";

/** `found` is what the filters leave of `all`; `filters` is only compared with its value before. */
type Search<T> = {
  savedId: number | undefined;
  all: readonly T[];
  found: readonly { id: number }[];
  filters: string;
};

/** The item saved last if the filters hide it, until the user changes the filters. */
export function useHiddenSaved<T extends { id: number }>(search: Search<T>): T | undefined {
  const { savedId, all, found, filters } = search;
  const [then, setThen] = useState({ savedId, filters });
  if (then.savedId !== savedId) setThen({ savedId, filters });
  if (savedId === undefined || then.filters !== filters) return;
  if (found.some(({ id }) => id === savedId)) return;
  return all.find(({ id }) => id === savedId);
}
