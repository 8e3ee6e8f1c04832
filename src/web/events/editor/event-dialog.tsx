import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { clientsQuery } from "#web/clients/queries.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { editorTitle } from "#web/events/form/editor-title.ts";
import type { NewEvent } from "#web/events/form/event-form.ts";
import { pricedEventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery, pricedIngredientsQuery } from "#web/ingredients/queries.ts";
import { usePricedStock } from "#web/ingredients/use-named-stock.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { EditorPart } from "./editor-parts.ts";
import { EventEditor } from "./event-editor.tsx";

type EventDialogProps = {
  /** Undefined for a new one. */
  event: PricedEvent | undefined;
  /** What a new one begins with. */
  begun?: NewEvent;
  open: boolean;
  onClose: () => void;
  onSaved?: (event: PricedEvent) => void;
  /** The part to begin with, if not the one that the event most likely needs. */
  startPart?: EditorPart;
};

/** Loads what the editor needs and shows a spinner until then. */
export function EventDialog({ event, begun, open, onClose, onSaved, startPart }: EventDialogProps) {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const events = useQuery({ ...pricedEventsQuery, enabled: open });
  const drinks = useQuery({ ...drinksQuery, enabled: open });
  const clients = useQuery({ ...clientsQuery, enabled: open });
  const ingredients = useQuery({ ...pricedIngredientsQuery, enabled: open });
  const named = usePricedStock(ingredients.data);
  const stock = useMemo(() => byId(named), [named]);

  // Others may have moved stock since the list was fetched, and the plan depends on it.
  useEffect(() => {
    if (open) void queryClient.refetchQueries({ queryKey: ingredientsQuery.queryKey, exact: true });
  }, [open, queryClient]);

  if (events.data && drinks.data && clients.data && ingredients.data) {
    return (
      <EventEditor
        event={event}
        begun={begun}
        data={{ events: events.data, drinks: drinks.data, clients: clients.data, stock }}
        open={open}
        onClose={onClose}
        onSaved={onSaved}
        startPart={startPart}
      />
    );
  }
  const failed = failedQueries(events, drinks, clients, ingredients);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={editorTitle(event, timeZone)}
      size="xl"
    >
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar o evento" queries={failed} />
      ) : (
        <Spinner label="Carregando evento" />
      )}
    </Dialog>
  );
}
