import type { Need } from "#shared/accounts/permissions.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { changesText } from "./change-text.ts";
import type { Activity, ActivityThing } from "./contract.ts";

export type Described = Pick<Activity, "action" | "subject" | "count"> &
  Partial<Pick<Activity, "details" | "stock" | "reason">> & {
    /** In which moments are told. */
    timeZone: TimeZone;
  };

/** What the trail makes of an action. */
export type Action = {
  /** What it is about, by which the trail is filtered. */
  thing: ActivityThing;
  /** Who sees it: what is about money alone is not even listed for readers who may not see money. */
  needs: Need;
  /** Its subject is the acting user. */
  sentence: (activity: Described) => string;
};

export const changes = ({ details, timeZone }: Described): string =>
  details?.changes?.length ? `: ${changesText(details.changes, timeZone)}` : "";
