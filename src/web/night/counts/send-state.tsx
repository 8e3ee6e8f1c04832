import { CloudUpload, TriangleAlert } from "lucide-react";
import { idsOf, type WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { useIsOffline } from "#web/browser/connection.ts";
import { Button } from "#web/ui/button.tsx";
import type { CountSender } from "./count-sender.ts";
import { Discard } from "./discard.tsx";

type SendStateProps = { waiting: readonly WaitingCount[]; sender: CountSender };

export const waitingText = (number: number) =>
  formatCount(number, "contagem por enviar", "contagens por enviar");

/** How many counts the server does not have yet, and why not. */
export function SendState({ waiting, sender }: SendStateProps) {
  const isOffline = useIsOffline();
  const refused = waiting.filter(({ problem }) => problem !== undefined);
  const problems = new Set(refused.map(({ problem }) => problem));
  return (
    <div role="status" className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm empty:hidden">
      {waiting.length > 0 && (
        <>
          {problems.size > 0 ? (
            <TriangleAlert className="size-4.5 shrink-0 text-danger-ink" />
          ) : (
            <CloudUpload className="size-4.5 shrink-0 text-yellow-ink" />
          )}
          <span className="font-medium tabular-nums">{waitingText(waiting.length)}</span>
          <span className="text-muted">
            {problems.size > 0
              ? [...problems].join(" ")
              : isOffline
                ? "Sem conexão: estão guardadas neste aparelho."
                : ""}
          </span>
          {(isOffline || problems.size > 0) && (
            <Button variant="link" size="sm" onClick={() => void sender.send({ alsoRefused: true })}>
              Enviar agora
            </Button>
          )}
          {problems.size > 0 && (
            <Discard word="Descartar as recusadas" onDiscard={() => void sender.forget(idsOf(refused))} />
          )}
        </>
      )}
    </div>
  );
}
