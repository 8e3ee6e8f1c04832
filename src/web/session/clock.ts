import { createContext, useContext } from "react";
import type { Day } from "#shared/numbers/day.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { SAO_PAULO, type TimeZone } from "#shared/time/time-zones.ts";

/** The zone of the company whose page it is; what belongs to no company is in São Paulo. */
const TimeZoneContext = createContext<TimeZone>(SAO_PAULO);

export const TimeZoneProvider = TimeZoneContext;

/** The zone in which hours and days are shown and entered, whatever the zone of the device. */
export const useTimeZone = (): TimeZone => useContext(TimeZoneContext);

/** The company's clock at this render. */
export const useClock = (): Clock => ({ now: new Date(), timeZone: useTimeZone() });

/** The company's day at this render. */
export const useToday = (): Day => today(useClock());
