import type { Clock } from "#shared/time/clock.ts";
import { SAO_PAULO, type TimeZone } from "#shared/time/time-zones.ts";

/** The clock of a company at a moment, in São Paulo unless another zone is named. */
export const clockAt = (moment: string | Date, timeZone: TimeZone = SAO_PAULO): Clock => ({
  now: new Date(moment),
  timeZone,
});
