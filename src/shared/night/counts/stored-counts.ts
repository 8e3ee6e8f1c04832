import { z } from "zod";
import { packNames } from "#shared/units/enumerations.ts";
import type { EventCountInput } from "./contract.ts";
import { perLossField } from "./loss-fields.ts";
import type { WaitingCount } from "./waiting-counts.ts";

const entry = z.looseObject({
  id: z.string(),
  ingredientId: z.number().nullable(),
  guestsPresent: z.number().nullish(),
  ranOut: z.boolean().nullish(),
  closed: z.number(),
  openTenths: z.array(z.number()),
  // One that came later is absent in what an earlier version counted.
  ...perLossField(() => z.number().default(0)),
  packQuantity: z.number().nullish(),
  at: z.string(),
});

/**
 * What cannot be read is kept as text in the id of an empty count: the server refuses that, and so it is shown until
 * somebody throws it away.
 */
const unreadEntry = (stored: unknown): EventCountInput => ({
  id: JSON.stringify(stored) ?? "",
  ingredientId: 0,
  closed: 0,
  openTenths: [],
  ...perLossField(() => 0),
  at: "",
});

const item = z.looseObject({
  ingredientId: z.number(),
  name: z.string(),
  unit: z.string(),
  packName: z.enum(packNames).nullable().catch(null),
  packQuantity: z.number().nullable(),
  out: z.number(),
});

const count = z.looseObject({
  eventId: z.number().catch(0),
  entry: entry.catch(({ value }) => unreadEntry(value)),
  item: item.optional().catch(undefined),
  by: z.string().optional().catch(undefined),
  isSealed: z.boolean().catch(true),
  problem: z.string().optional().catch(undefined),
});

/** The counts that wait on a device, also those of earlier versions: whatever stands there, none of them is dropped. */
export const storedCounts = z.preprocess(
  (stored) => [stored].flat().map((one) => ({ ...Object(one) })),
  z.array(count),
) satisfies z.ZodType<WaitingCount[]>;
