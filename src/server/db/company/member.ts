import type { Turn } from "#server/http/limits/fair-queue.ts";
import type { Actor } from "./actor.ts";
import type { CompanyId } from "./company-id.ts";
import type { Lane } from "./company-turns.ts";

/** Somebody who acts for a company. */
export type Member = {
  companyId: CompanyId;
  actor: Actor;
  /** True of a user of whom only a link tells. */
  isByLink?: true;
  /** Aborted when whoever calls has hung up. */
  signal?: AbortSignal | undefined;
  /** Refuses who may no longer write, once a write has waited for its turn. */
  recheck?: () => Promise<unknown>;
  /** Of what takes longer than usual. */
  lane?: Lane;
};

/** The turn that a member's work takes: few of a company's are for those who come by links. */
export function turnOf({ actor, isByLink, signal, recheck, lane }: Member): Turn<Lane> {
  const ofLink: Lane[] = actor.kind === "link" || isByLink ? ["link"] : [];
  return { lanes: lane ? [...ofLink, lane] : ofLink, signal, recheck };
}
