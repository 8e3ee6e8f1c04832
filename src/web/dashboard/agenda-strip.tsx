import { clsx } from "clsx";
import { ChevronDown, CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { AGENDA_DAYS, type AgendaDay } from "#shared/dashboard/agenda.ts";
import { fullDay, shortMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { AgendaDayCell } from "./agenda-day-cell.tsx";
import { AgendaEntries } from "./agenda-entries.tsx";

/** The value of `opened` for the list of all events that are short of stock. */
const SHORT = "short";

const dayAndMonth = (date: Date) => `${date.getDate()} ${shortMonth(date)}`;

export function AgendaStrip({ days }: { days: readonly AgendaDay<CateringEvent>[] }) {
  const panelId = useId();
  const [opened, setOpened] = useState<string>();
  const toggle = (what: string) => setOpened((before) => (before === what ? undefined : what));
  const entries = days.flatMap((day) => day.entries);
  const short = entries.filter((entry) => entry.short.length > 0);
  const openedDay = days.find(({ date }) => localDay(date) === opened);
  const [first, last] = [days[0], days.at(-1)];

  return (
    <Card className="max-sm:px-2">
      <div className="max-sm:px-2">
        <CardTitle
          action={
            first &&
            last && (
              <span className="text-sm text-muted tabular-nums">
                {dayAndMonth(first.date)} – {dayAndMonth(last.date)}
              </span>
            )
          }
        >
          Próximos {AGENDA_DAYS} dias
        </CardTitle>
      </div>
      <ol aria-label={`Próximos ${AGENDA_DAYS} dias`} className="grid grid-cols-7 gap-y-1 lg:grid-cols-14">
        {days.map((day, position) => (
          <AgendaDayCell
            key={localDay(day.date)}
            day={day}
            isToday={position === 0}
            isOpened={day === openedDay}
            panelId={panelId}
            onToggle={() => toggle(localDay(day.date))}
          />
        ))}
      </ol>
      <div className="max-sm:px-2">
        {/* Always one line, so that nothing moves when the events have loaded. */}
        {short.length > 0 ? (
          <ShortageToggle
            count={short.length}
            isOpened={opened === SHORT}
            panelId={panelId}
            onToggle={() => toggle(SHORT)}
          />
        ) : entries.length > 0 ? (
          <AgendaNote icon={<CircleCheck className="size-4 shrink-0 text-green-ink" />}>
            O estoque basta para estes dias.
          </AgendaNote>
        ) : (
          <AgendaNote>Nenhum evento nos próximos {AGENDA_DAYS} dias.</AgendaNote>
        )}
        <div id={panelId}>
          {openedDay && <AgendaEntries title={fullDay(openedDay.date)} entries={openedDay.entries} />}
          {opened === SHORT && <AgendaEntries title="O que falta comprar" entries={short} />}
        </div>
      </div>
    </Card>
  );
}

/** As tall as the toggle that replaces it when stock is short. */
function AgendaNote({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-3 flex min-h-11 items-center gap-2.5 rounded-md border border-line px-3 py-2 text-sm text-muted">
      {icon}
      {children}
    </p>
  );
}

type ShortageToggleProps = { count: number; isOpened: boolean; panelId: string; onToggle: () => void };

/** Lists the coming events that are short of stock; works by touch, unlike a tooltip. */
function ShortageToggle({ count, isOpened, panelId, onToggle }: ShortageToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpened}
      aria-controls={panelId}
      onClick={onToggle}
      className="mt-3 flex min-h-11 w-full items-center gap-2.5 rounded-md border border-orange-line bg-orange-soft/60 px-3 py-2 text-left text-sm font-medium transition-colors hover:bg-orange-soft"
    >
      <TriangleAlert className="size-4 shrink-0 text-orange-ink" />
      <span className="flex-1">Falta estoque para {formatCount(count, "evento", "eventos")}</span>
      <ChevronDown
        className={clsx("size-4 shrink-0 text-muted transition-transform", isOpened && "rotate-180")}
      />
    </button>
  );
}
