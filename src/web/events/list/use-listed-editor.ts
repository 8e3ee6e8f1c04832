import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { linkToEvent } from "#web/address/links.ts";
import type { NewEvent } from "#web/events/form/event-form.ts";
import { useCan } from "#web/session/permissions.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { useLinkedEvent } from "./use-linked-event.ts";

/** Opens the editor from the list, for a new event, or as a link says; who may not edit is led to the event's page. */
export function useListedEditor(listed: readonly CateringEvent[] | undefined) {
  const [, navigate] = useLocation();
  const canEdit = useCan("edit-records");
  const edited = useDialogSubject<PricedEvent>();
  const [begun, setBegun] = useState<NewEvent>({});
  const { open: openEditor } = edited;
  const openLinked = useCallback(
    (event: CateringEvent) => {
      if (canEdit && hasMoney(event)) openEditor(event);
      else navigate(linkToEvent(event.id), { replace: true });
    },
    [canEdit, openEditor, navigate],
  );
  const openNew = useCallback(
    (known: NewEvent = {}) => {
      if (!canEdit) return;
      setBegun(known);
      openEditor();
    },
    [canEdit, openEditor],
  );
  const dropLink = useLinkedEvent(listed, openLinked, openNew);
  const closeEditor = () => {
    edited.close();
    dropLink();
  };
  return { edited, begun, openNew, closeEditor };
}
