import { Link } from "wouter";
import type { Activity, ActivityThing } from "#shared/activity/contract.ts";
import { linkToEvent, linkToStock, linkToSupplier } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { SEARCH_PARAMETER } from "#web/address/use-address-search.ts";

type ActivitySentenceProps = { activity: Activity; text: string };

/** The sentence about an activity; the name of its thing leads there, as long as it is there. */
export function ActivitySentence({ activity: { thing, thingId, subject }, text }: ActivitySentenceProps) {
  const place = subject ? text.indexOf(subject) : -1;
  if (!thing || !thingId || !subject || place < 0) return text;
  return (
    <>
      {text.slice(0, place)}
      <Link
        href={links[thing](thingId, subject)}
        className="font-medium text-primary-ink underline-offset-4 hover:underline"
      >
        {subject}
      </Link>
      {text.slice(place + subject.length)}
    </>
  );
}

const searched = (path: string) => (_id: number, name: string) =>
  `${path}?${new URLSearchParams({ [SEARCH_PARAMETER]: name })}`;

const links: Record<ActivityThing, (id: number, name: string) => string> = {
  event: linkToEvent,
  inquiry: () => paths.dashboard,
  ingredient: (_id, name) => linkToStock({ busca: name }),
  drink: searched(paths.drinks),
  client: searched(paths.clients),
  supplier: linkToSupplier,
  account: () => paths.activity,
};
