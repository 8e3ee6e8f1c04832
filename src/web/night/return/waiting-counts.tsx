import { CloudUpload } from "lucide-react";
import { Link, useLocation } from "wouter";
import { linkToReturn } from "#web/address/links.ts";
import { returnedEventIn } from "#web/address/paths.ts";
import { waitingText } from "#web/night/counts/send-state.tsx";
import { useWaitingCounts } from "#web/night/counts/use-count-sender.ts";
import { useCountSender } from "./counting-provider.tsx";

/** What was counted on this device and the server does not have yet; an event's own page of the return says it itself. */
export function WaitingCounts() {
  const [path] = useLocation();
  const shown = returnedEventIn(path);
  const waiting = useWaitingCounts(useCountSender()).filter(({ eventId }) => eventId !== shown);
  const [first] = waiting;
  if (!first) return null;
  return (
    <p role="status" className="mb-4 print:hidden">
      <Link
        href={linkToReturn(first.eventId)}
        className="flex min-h-11 items-center gap-2 rounded-lg border border-yellow-line bg-yellow-soft/60 px-3 text-sm font-medium sm:px-4"
      >
        <CloudUpload className="size-4.5 shrink-0 text-yellow-ink" />
        {waitingText(waiting.length)}
      </Link>
    </p>
  );
}
