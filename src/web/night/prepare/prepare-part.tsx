import { momentText } from "#web/device/old-data-note.tsx";
import { useClock } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { PARTS } from "./prepare-event.ts";
import type { Preparation } from "./use-preparation.ts";

export const PREPARE = "Preparar para o evento";

/** Offers to prepare this device for a near event, and says how far that is for any. */
export function PreparePart({ preparation }: { preparation: Preparation }) {
  if (!preparation || !(preparation.isNear || preparation.state)) return null;
  const { state, start } = preparation;
  const isBusy = state !== undefined && "done" in state;
  return (
    <section
      aria-label={PREPARE}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm sm:px-4 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-60">
        {state === undefined ? (
          <p className="text-muted">Sem sinal no local? Guarde antes o evento e a contagem neste aparelho.</p>
        ) : (
          <Progress state={state} />
        )}
      </div>
      <div className="max-sm:w-full [&>*]:max-sm:w-full">
        <Button variant="secondary" isBusy={isBusy} busyLabel="Preparando..." onClick={start}>
          {state === undefined || isBusy ? PREPARE : "Preparar de novo"}
        </Button>
      </div>
    </section>
  );
}

function Progress({ state }: { state: NonNullable<NonNullable<Preparation>["state"]> }) {
  const clock = useClock();
  if ("done" in state)
    return (
      <p role="status" className="tabular-nums">
        Baixando para este aparelho: {state.done} de {PARTS}...
      </p>
    );
  if (state.missing.length === 0)
    return <Alert tone="success">Pronto: tudo está neste aparelho ({momentText(state.at, clock)}).</Alert>;
  return (
    <Alert tone="warning">
      {state.missing.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
