import { Link } from "wouter";
import type { ReportedEvent } from "#shared/reports/reported-event.ts";
import { linkToEvent } from "#web/address/links.ts";
import { Badge } from "#web/ui/badge.tsx";

type EventNameProps = { event: Pick<ReportedEvent, "id" | "name" | "isDisabled" | "isCancelled"> };

/** Links to the event unless it is disabled, and no longer listed. */
export function EventName({ event: { id, name, isDisabled, isCancelled } }: EventNameProps) {
  const text = isDisabled ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <Link
      href={linkToEvent(id)}
      className="rounded-sm font-medium wrap-anywhere text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink print:no-underline"
    >
      {name}
    </Link>
  );
  if (!isDisabled && !isCancelled) return text;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
      {text}
      <Badge tone="neutral">{isDisabled ? "desabilitado" : "cancelado"}</Badge>
    </span>
  );
}
