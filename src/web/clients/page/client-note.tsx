import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { clientsQuery, useUpdateClient } from "#web/clients/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { UnsavedPage } from "#web/ui/dialogs/unsaved-page.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { SectionTitle } from "./section-title.tsx";

/** The note, changed in place. */
export function ClientNote({ client }: { client: Client }) {
  const queries = useQueryClient();
  const canEdit = useCan("edit-records");
  const { mutateAsync: update, isPending } = useUpdateClient();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { id, name, email, phone, cpf, cnpj, address, notes, version } = client;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || draft === undefined) return;
    setProblem(undefined);
    try {
      const text = draft.trim() || null;
      await update({ id, name, email, phone, cpf, cnpj, address, notes: text, version });
      setDraft(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
      // Somebody else may have changed the client: with its new version the typed text is saved by the next try.
      await queries.invalidateQueries({ queryKey: clientsQuery.queryKey });
    }
  };

  return (
    <section>
      <SectionTitle
        action={
          canEdit &&
          draft === undefined && (
            <Button
              variant="quiet"
              size="sm"
              aria-label="Alterar a nota"
              onClick={() => setDraft(notes ?? "")}
            >
              Alterar
            </Button>
          )
        }
      >
        Nota
      </SectionTitle>
      {draft === undefined ? (
        <p className="pt-2.5 text-sm whitespace-pre-line wrap-anywhere">
          {notes ?? <span className="text-muted">Nenhuma nota.</span>}
        </p>
      ) : (
        <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3 pt-2.5">
          <TextAreaField
            label={<span className="sr-only">Nota</span>}
            value={draft}
            error={problem}
            autoFocus
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button variant="secondary" size="sm" onClick={() => setDraft(undefined)}>
              Cancelar
            </Button>
            <Button type="submit" size="sm" isBusy={isPending} busyLabel="Salvando...">
              Salvar
            </Button>
          </div>
        </form>
      )}
      <UnsavedPage
        isDirty={draft !== undefined && draft !== (notes ?? "")}
        onDiscard={() => setDraft(undefined)}
      />
    </section>
  );
}
