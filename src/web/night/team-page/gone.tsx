import { useEffect } from "react";
import { idsOf } from "#shared/night/counts/waiting-counts.ts";
import { formatCount } from "#shared/numbers/format.ts";
import type { CountSender } from "#web/night/counts/count-sender.ts";
import { countText } from "#web/night/counts/counted-by.tsx";
import { Discard } from "#web/night/counts/discard.tsx";
import { useWaitingCounts } from "#web/night/counts/use-count-sender.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";

type GoneProps = { message: string; sender: CountSender };

/** A link that opens nothing any more; what was counted on this phone and did not arrive is told all the same. */
export function Gone({ message, sender }: GoneProps) {
  const waiting = useWaitingCounts(sender);
  useEffect(() => void sender.load(), [sender]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6">
      <h1 className="text-xl font-semibold">{message}</h1>
      {waiting.length > 0 && (
        <Alert tone="warning">
          <p className="font-medium">
            {formatCount(waiting.length, "contagem não foi enviada", "contagens não foram enviadas")}. Conte
            de novo por um link novo, ou diga a quem enviou este:
          </p>
          <ul className="my-2">
            {waiting.map(({ entry, item }) => (
              <li key={entry.id}>{countText(entry, item)}</li>
            ))}
          </ul>
          <Discard word="Já avisei" onDiscard={() => void sender.forget(idsOf(waiting))} />
        </Alert>
      )}
    </main>
  );
}
