import { z } from "zod";

/** A stored record whose entries stand for themselves: one that cannot be read does not take the others along. */
export const validEntries = <T>(entry: z.ZodType<T>) =>
  z.record(z.string(), z.unknown()).transform((stored): Record<string, T> => {
    const read = Object.entries(stored).map(([key, value]) => [key, entry.safeParse(value)] as const);
    return Object.fromEntries(read.flatMap(([key, { success, data }]) => (success ? [[key, data]] : [])));
  });
