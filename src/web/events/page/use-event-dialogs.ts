import { useState } from "react";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import type { EditorPart } from "#web/events/editor/editor-parts.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { useLinkedPart } from "./use-linked-part.ts";
import type { PageForm } from "./use-page-form.ts";

export type OpenDialogs = ReturnType<typeof useEventDialogs>;

/** Which dialog of the event's page is open; a link may open one, if `page` is there to be edited. */
export function useEventDialogs(event: PricedEvent, page: PageForm | undefined) {
  const edited = useDialogSubject<PricedEvent>();
  const priced = useDialogSubject<PricedEvent>();
  const proposed = useDialogSubject<{ isNewVersion: boolean }>();
  const shared = useDialogSubject<CateringEvent>();
  const [part, setPart] = useState<EditorPart>();
  // Undefined until first opened.
  const [isCancelling, setIsCancelling] = useState<boolean>();
  const openPart = (wanted: EditorPart | undefined) => {
    setPart(wanted);
    edited.open(event);
  };
  const dropPart = useLinkedPart((wanted) => {
    if (!page) return;
    if (wanted === "proposal") proposed.open({ isNewVersion: true });
    else if (wanted === "price") page.openPart("price");
    else openPart(wanted);
  });
  return {
    edited,
    priced,
    proposed,
    shared,
    part,
    openPart,
    propose: proposed.open,
    isCancelling,
    setIsCancelling,
    cancel: () => setIsCancelling(true),
    closeEditor: () => {
      edited.close();
      dropPart();
    },
    closeProposal: () => {
      proposed.close();
      dropPart();
    },
  };
}
