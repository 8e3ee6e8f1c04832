import type { Day } from "./day.ts";

export const SAO_PAULO = "America/Sao_Paulo";

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: SAO_PAULO, dateStyle: "short" });

/** The day that it is in São Paulo, wherever the program runs. */
export const saoPauloDay = (moment: Date): Day => dayFormat.format(moment);
