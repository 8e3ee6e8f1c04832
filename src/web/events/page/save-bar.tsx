import type { PricedEvent } from "#shared/events/contract.ts";
import { EditConflict } from "#web/editing/edit-conflict.tsx";
import { ProposeButton } from "#web/events/editor/propose-button.tsx";
import { SaldoFollowsPrice } from "#web/events/price/event-charges.tsx";
import { ActionBar } from "#web/ui/action-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { UnsavedPage } from "#web/ui/dialogs/unsaved-page.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import type { PageForm } from "./use-page-form.ts";

type SaveBarProps = { event: PricedEvent; page: PageForm; onPropose: (saved: PricedEvent) => void };

/** Saves what was changed on the page, or takes it back. */
export function SaveBar({ event, page, onPropose }: SaveBarProps) {
  const { form, conflict, isDirty, isBusy, isOpen, problem, submit, discard } = page;
  const isPriceOpen = page.openParts.has("price");
  return (
    <>
      {isOpen && (
        <>
          <ActionBar
            note={<span className="max-sm:sr-only">{isDirty && "Alterações não salvas"}</span>}
            problem={
              isDirty && (
                <>
                  {problem && <Alert tone="error">{problem}</Alert>}
                  <EditConflict {...conflict.shown} />
                </>
              )
            }
          >
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="ghost" disabled={isBusy} onClick={discard}>
                {isDirty ? "Desfazer" : "Cancelar"}
              </Button>
              <Button
                variant={isPriceOpen ? "secondary" : "primary"}
                isBusy={isBusy}
                onClick={() => submit()}
              >
                Salvar
              </Button>
              {isPriceOpen && (
                <ProposeButton form={form} event={event} variant="primary" onAct={() => submit(onPropose)} />
              )}
            </div>
          </ActionBar>
          <div className="h-24 low:hidden print:hidden" />
        </>
      )}
      <UnsavedPage isDirty={isDirty} onDiscard={discard} />
      <SaldoFollowsPrice form={form} event={event} />
      {page.questions}
    </>
  );
}
