import { normalHazard } from "#shared/numbers/distributions.ts";

/**
 * What an event at which something ran out is taken for: its guests would have drunk at least what there was. This is
 * the mean of all that is more, by what is known from the other events.
 */
export const atLeast = (logRate: number, { mean, spread }: { mean: number; spread: number }): number =>
  mean + spread * normalHazard((logRate - mean) / spread);
