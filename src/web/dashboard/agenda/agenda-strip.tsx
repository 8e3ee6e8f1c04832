import { useId, useState } from "react";
import { AGENDA_DAYS, type AgendaDay } from "#shared/dashboard/agenda.ts";
import { dayOfMonth, fullDay, shortMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { AgendaEntries } from "./agenda-entries.tsx";
import { AgendaDayCell } from "./day-cell.tsx";

const dayAndMonth = (day: Day) => `${dayOfMonth(day)} ${shortMonth(day)}`;

export function AgendaStrip({ days }: { days: readonly AgendaDay<CateringEvent>[] }) {
  const panelId = useId();
  const [opened, setOpened] = useState<Day>();
  const toggle = (day: Day) => setOpened((before) => (before === day ? undefined : day));
  const openedDay = days.find(({ day }) => day === opened);
  const [first, last] = [days[0], days.at(-1)];

  return (
    <section>
      <div className="mb-1 flex min-h-6 items-center justify-between gap-3">
        <h2 className="text-base font-semibold">Próximos {AGENDA_DAYS} dias</h2>
        {first && last && (
          <span className="text-xs text-muted tabular-nums">
            {dayAndMonth(first.day)} – {dayAndMonth(last.day)}
          </span>
        )}
      </div>
      <ol aria-label={`Próximos ${AGENDA_DAYS} dias`} className="grid grid-cols-7 lg:grid-cols-14">
        {days.map((agendaDay, position) => (
          <AgendaDayCell
            key={agendaDay.day}
            agendaDay={agendaDay}
            isToday={position === 0}
            isOpened={agendaDay === openedDay}
            panelId={panelId}
            onToggle={() => toggle(agendaDay.day)}
          />
        ))}
      </ol>
      <div id={panelId}>
        {openedDay && <AgendaEntries title={fullDay(openedDay.day)} entries={openedDay.entries} />}
      </div>
    </section>
  );
}
