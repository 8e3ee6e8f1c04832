import { useState } from "react";
import { z } from "zod";
import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import { readJson, removeStored, storeJson } from "#web/browser/local-storage.ts";

const keyOf = (token: string) => `team_ticks ${token}`;

/** What was checked is this amount: if another goes along, it is to be checked again. */
export const tickOf = ({ ingredientId, amount, unit }: LoadingLine) => `${ingredientId} ${amount} ${unit}`;

/** The ticks of the list of what goes along, kept on this phone. */
export function useTicks(token: string) {
  const [ticks, setTicks] = useState(() => storedTicks(token));
  const change = (tick: string, isTicked: boolean) => {
    const others = storedTicks(token).filter((one) => one !== tick);
    const next = isTicked ? [...others, tick] : others;
    storeJson(keyOf(token), next);
    setTicks(next);
  };
  return { ticks: new Set(ticks), change };
}

const storedTicks = (token: string): string[] => readJson(keyOf(token), z.array(z.string())) ?? [];

export const forgetTicks = (token: string) => removeStored(keyOf(token));
