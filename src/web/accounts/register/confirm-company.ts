import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { api } from "#web/app/api/api.ts";

const confirmations = new Map<string, Promise<ConfirmReply>>();

/**
 * A link works once, and its answer is the only place where the first password is ever shown: however often the
 * screen is mounted, one token is sent once, and everybody gets that answer.
 */
export function confirmCompany(token: string): Promise<ConfirmReply> {
  const known = confirmations.get(token);
  if (known) return known;
  const confirmation = api.post<ConfirmReply>("/api/confirm-company", { token });
  confirmations.set(token, confirmation);
  // A failure is not kept: the link may be unused still, and the next visit tries again.
  confirmation.catch(() => confirmations.delete(token));
  return confirmation;
}
