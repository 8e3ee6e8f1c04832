import { isTimeZone, type TimeZone } from "#shared/time/time-zones.ts";

/** The zone that this device is set to, if it is one of Brazil's. */
export function deviceTimeZone(): TimeZone | undefined {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(name) ? name : undefined;
}
