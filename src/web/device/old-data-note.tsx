import { WifiOff } from "lucide-react";
import { shortDay } from "#shared/dashboard/day-names.ts";
import { formatTime } from "#shared/numbers/format.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { useIsOffline } from "#web/browser/connection.ts";
import { useClock } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type ShownQuery = {
  data: unknown;
  dataUpdatedAt: number;
  isRefetchError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Says from when the shown data is, while nobody can tell whether it is still so. */
export function OldDataNote({ queries }: { queries: readonly ShownQuery[] }) {
  const isOffline = useIsOffline();
  const old = queries.filter(
    ({ data, isRefetchError }) => data !== undefined && (isOffline || isRefetchError),
  );
  return (
    <div role="status" className="empty:hidden print:hidden">
      {old.length > 0 && (
        <Note title={isOffline ? "Sem conexão." : "Não foi possível atualizar."} queries={old} />
      )}
    </div>
  );
}

function Note({ title, queries }: { title: string; queries: readonly ShownQuery[] }) {
  const clock = useClock();
  const oldest = Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt));
  // The answer takes the pressed button away.
  const noteRetry = useLostFocus();
  const retry = () => {
    noteRetry();
    for (const { refetch } of queries) void refetch();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-yellow-line bg-yellow-soft/60 px-3 py-2 text-sm sm:px-4">
      <WifiOff className="size-4.5 shrink-0 text-yellow-ink" />
      <p className="min-w-0 flex-1 basis-28">
        <span className="font-medium">{title}</span> Dados de {momentText(oldest, clock)}.
      </p>
      <Button
        variant="secondary"
        size="sm"
        isBusy={queries.some(({ isFetching }) => isFetching)}
        busyLabel="Tentando..."
        onClick={retry}
      >
        Tentar novamente
      </Button>
    </div>
  );
}

/** "14:32", and of another day "sáb 22/11 14:32". */
export function momentText(moment: Date | string | number, clock: Clock): string {
  const time = formatTime(moment, clock.timeZone);
  const day = dayIn(moment, clock.timeZone);
  return day === today(clock) ? time : `${shortDay(day)} ${time}`;
}
