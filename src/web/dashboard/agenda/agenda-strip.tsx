import { useId, useState } from "react";
import { AGENDA_DAYS, type AgendaDay } from "#shared/dashboard/agenda.ts";
import { fullDay, shortMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { AgendaEntries } from "./agenda-entries.tsx";
import { AgendaDayCell } from "./day-cell.tsx";

const dayAndMonth = (date: Date) => `${date.getDate()} ${shortMonth(date)}`;

export function AgendaStrip({ days }: { days: readonly AgendaDay<CateringEvent>[] }) {
  const panelId = useId();
  const [opened, setOpened] = useState<string>();
  const toggle = (day: string) => setOpened((before) => (before === day ? undefined : day));
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
      <div id={panelId} className="max-sm:px-2">
        {openedDay && <AgendaEntries title={fullDay(openedDay.date)} entries={openedDay.entries} />}
      </div>
    </Card>
  );
}
