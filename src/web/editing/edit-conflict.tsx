import { RotateCw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import type { ForeignChange } from "./use-edit-conflict.ts";

type EditConflictProps = {
  isFound: boolean;
  isReloading: boolean;
  /** The changes of others, once they are merged into the form. */
  changes: readonly ForeignChange[] | undefined;
  onReload: () => void;
};

/** The way out of an edit conflict: a reload button, then the list of changes made by others. */
export function EditConflict({ isFound, isReloading, changes, onReload }: EditConflictProps) {
  if (isFound) {
    return (
      <Button variant="secondary" isBusy={isReloading} busyLabel="Recarregando..." onClick={onReload}>
        <RotateCw className="size-4" />
        Recarregar e manter o que digitei
      </Button>
    );
  }
  if (!changes) return null;
  return (
    <Alert tone="info">
      Dados atualizados. O que você alterou foi mantido: confira antes de salvar.
      {changes.length > 0 && (
        <>
          <p className="mt-2 font-medium">Outra pessoa alterou:</p>
          <ul className="list-disc pl-5">
            {changes.map(({ label, value, isKept }) => (
              <li key={label} className="wrap-anywhere">
                {label}
                {value !== undefined && `: ${value || "vazio"}`}
                {isKept && " (no formulário ficou o seu)"}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
