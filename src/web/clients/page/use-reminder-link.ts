import { useQuery } from "@tanstack/react-query";
import { filterCharges } from "#shared/payments/charges/charge-filters.ts";
import { dayIn } from "#shared/time/clock.ts";
import { useMessageLink } from "#web/payments/list/use-message-link.ts";
import { chargesQuery, paymentSettingsQuery } from "#web/payments/queries.ts";
import { useDailyClock } from "#web/session/use-ticking-clock.ts";

/** The address that opens WhatsApp with a reminder of what has been overdue for longest; undefined if nothing is. */
export function useReminderLink(clientId: number, isOverdue: boolean): string | undefined {
  const { data: charges = [] } = useQuery({ ...chargesQuery, enabled: isOverdue });
  const { data: [settings] = [] } = useQuery({ ...paymentSettingsQuery, enabled: isOverdue });
  const clock = useDailyClock();
  const messageLink = useMessageLink(settings, clock);
  if (!isOverdue) return undefined;
  const own = charges.filter(({ clientIds }) => clientIds.includes(clientId));
  // In the order of their due dates.
  const [charge] = filterCharges(own, "vencidos", dayIn(clock.now, clock.timeZone));
  if (!charge) return undefined;
  const name = charge.clientNames[charge.clientIds.indexOf(clientId)] ?? "";
  return messageLink({ ...charge, clientIds: [clientId], clientNames: [name] });
}
