import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type ErrorStateProps = { title?: string; message: string; onRetry: () => void; isRetrying?: boolean };

export function ErrorState({
  title = "Não foi possível carregar",
  message,
  onRetry,
  isRetrying,
}: ErrorStateProps) {
  // The result replaces the pressed button.
  const noteRetry = useLostFocus();
  const retry = () => {
    noteRetry();
    onRetry();
  };
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-line bg-surface px-6 py-12 text-center"
    >
      <div className="mb-4 rounded-lg bg-red-soft p-3 text-red-ink">
        <TriangleAlert className="size-6" />
      </div>
      <p className="text-base font-medium text-ink">{title}</p>
      <p className="mt-1 max-w-sm text-sm text-muted">{message}</p>
      <div className="mt-5">
        <Button variant="secondary" isBusy={isRetrying} busyLabel="Tentando..." onClick={retry}>
          <RotateCw className="size-4" />
          Tentar novamente
        </Button>
      </div>
    </div>
  );
}
