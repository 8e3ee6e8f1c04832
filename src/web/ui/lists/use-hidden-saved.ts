import { useState } from "react";

/** What was saved last and the list as the filters leave it; `filters` is only compared with itself. */
type Search<T> = {
  savedId: number | undefined;
  all: readonly T[];
  found: readonly { id: number }[];
  filters: string;
};

/** The one saved last, where the filters hid it then: whoever looks for something else since has not lost it. */
export function useHiddenSaved<T extends { id: number }>(search: Search<T>): T | undefined {
  const { savedId, all, found, filters } = search;
  const [then, setThen] = useState({ savedId, filters });
  if (then.savedId !== savedId) setThen({ savedId, filters });
  if (savedId === undefined || then.filters !== filters) return;
  if (found.some(({ id }) => id === savedId)) return;
  return all.find(({ id }) => id === savedId);
}
