import { greetedName } from "#shared/clients/greeted-name.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { Proposal } from "./contract.ts";

type Sent = Pick<Proposal, "clientNames" | "eventName" | "eventDate" | "total" | "validUntil" | "link"> & {
  companyName: string | null;
};

/** What an owner would write to send a proposal. */
export function proposalMessage(
  { clientNames, eventName, eventDate, companyName, ...sent }: Sent,
  timeZone: TimeZone,
): string {
  const [name] = clientNames;
  return [
    `${name ? `Olá, ${greetedName(name)}!` : "Olá!"} Aqui está a proposta para ${eventName}, em ${formatWeekdayDate(eventDate, timeZone)}.`,
    `Total: ${formatMoney(Number(sent.total))}\nVálida até ${formatDay(sent.validUntil)}`,
    `Para ver os detalhes e aceitar:\n${sent.link}`,
    companyName,
  ]
    .filter(Boolean)
    .join("\n\n");
}
