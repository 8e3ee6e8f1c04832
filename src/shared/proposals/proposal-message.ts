import { greetedName } from "#shared/clients/greeted-name.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { Proposal } from "./contract.ts";
import { partsText } from "./of-event.ts";

type Sent = Pick<
  Proposal,
  | "number"
  | "isAddendum"
  | "changes"
  | "clientNames"
  | "eventName"
  | "eventDate"
  | "total"
  | "validUntil"
  | "link"
> & {
  companyName: string | null;
};

/** What an owner would write to send a proposal, or an addendum to the one that was accepted. */
export function proposalMessage(
  { clientNames, eventName, eventDate, companyName, ...sent }: Sent,
  timeZone: TimeZone,
): string {
  const [name] = clientNames;
  const { isAddendum, number, changes } = sent;
  const what = isAddendum ? `o aditivo da proposta aceita nº ${number},` : "a proposta";
  return [
    `${name ? `Olá, ${greetedName(name)}!` : "Olá!"} Aqui está ${what} para ${eventName}, em ${formatWeekdayDate(eventDate, timeZone)}.`,
    isAddendum && changes.length > 0 && `O que muda: ${partsText(changes)}.`,
    `Total: ${formatMoney(Number(sent.total))}\nVálida até ${formatDay(sent.validUntil)}`,
    `Para ver os detalhes e aceitar:\n${sent.link}`,
    companyName,
  ]
    .filter(Boolean)
    .join("\n\n");
}
