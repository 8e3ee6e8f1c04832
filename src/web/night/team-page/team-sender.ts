import type { TakenCount } from "#shared/night/counts/contract.ts";
import { CountSender, type Sent } from "#web/night/counts/count-sender.ts";
import { readCounterName } from "./kept-name.ts";
import type { TeamApi } from "./team-api.ts";

/** Keeps and sends what is counted by a link on this phone. */
export function teamSender(token: string, api: TeamApi, onTaken: (count: TakenCount) => void) {
  return new CountSender({
    owner: `team ${token}`,
    by: readCounterName,
    post: async ({ entry, by = readCounterName() }): Promise<Sent> => {
      const answer = await api.addCount({ ...entry, name: by });
      if (answer.kind === "done") return { count: answer.data };
      // Also kept where the link is gone: it may be the event's that is disabled, and enabled again.
      const isInvalid = answer.kind === "invalid";
      return isInvalid || answer.kind === "refused" ? { problem: answer.problem, isInvalid } : "unanswered";
    },
    onTaken: (_eventId, count) => onTaken(count),
  });
}
