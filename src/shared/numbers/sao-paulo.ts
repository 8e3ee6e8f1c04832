import type { Day } from "./day.ts";

export const SAO_PAULO = "America/Sao_Paulo";

/** Made when first needed: making it takes a browser longer than formatting a whole list. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** The day that it is in São Paulo, wherever the program runs. */
export function saoPauloDay(moment: Date): Day {
  dayFormat ??= new Intl.DateTimeFormat("sv-SE", { timeZone: SAO_PAULO, dateStyle: "short" });
  return dayFormat.format(moment);
}
