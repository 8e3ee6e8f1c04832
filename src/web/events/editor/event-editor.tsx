import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { PricedEvent } from "#shared/events/contract.ts";
import { ClientDialog } from "#web/clients/client-dialog.tsx";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import type { EditorData } from "#web/events/form/editor-data.ts";
import { editorTitle } from "#web/events/form/editor-title.ts";
import { DraftPaper } from "#web/events/paper/draft-paper.tsx";
import { SaldoFollowsPrice } from "#web/events/price/event-charges.tsx";
import { PricePart } from "#web/events/price/price-part.tsx";
import { ShoppingList } from "#web/events/stock/shopping-list.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { useLeaveWarning } from "#web/ui/dialogs/use-leave-warning.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CostSummary } from "./cost-summary.tsx";
import { wrongParts } from "./editor-parts.ts";
import { EventDetails } from "./event-details.tsx";
import { EventDrinks } from "./event-drinks.tsx";
import { ProposeButton } from "./propose-button.tsx";
import { StockActionButton } from "./stock-action.tsx";
import { type EditedEvent, useEventEditor } from "./use-event-editor.ts";

type EventEditorProps = Omit<EditedEvent, "events"> & {
  data: EditorData;
  open: boolean;
  onSaved?: (event: PricedEvent) => void;
};

export function EventEditor({ data, open, onSaved, ...edited }: EventEditorProps) {
  const { events, stock } = data;
  const timeZone = useTimeZone();
  const editor = useEventEditor({ ...edited, events });
  const { form, conflict, current, part, setPart, proposals, unfolded, showWrong, showFailed } = editor;
  const newClient = useDialogSubject<string>();
  // The dialog that would ask is not open then.
  useLeaveWarning(newClient.isOpen && form.formState.isDirty);
  const closeNewClient = () => {
    flushSync(newClient.close);
    form.setFocus("clients");
  };

  const wrong = wrongParts(form.formState.errors);
  const { drinks: wrongDrinks } = form.formState.errors;
  // SPEC §5: in its words also while another part is shown.
  const missing = wrongDrinks?.root?.message ?? wrongDrinks?.message;
  const tabs = [
    {
      value: "details" as const,
      label: <TabLabel isWrong={wrong.has("details")}>Dados</TabLabel>,
      content: (
        <EventDetails
          form={form}
          event={current}
          clients={data.clients}
          proposals={proposals}
          onNewClient={newClient.open}
        />
      ),
    },
    {
      value: "drinks" as const,
      label: <TabLabel isWrong={wrong.has("drinks")}>Drinks</TabLabel>,
      content: (
        <EventDrinks
          form={form}
          data={data}
          event={current}
          proposals={proposals}
          unfolded={unfolded}
          given={editor.given}
        />
      ),
    },
    {
      value: "price" as const,
      label: <TabLabel isWrong={wrong.has("price")}>Preço</TabLabel>,
      content: (
        <PricePart form={form} event={current} stock={stock}>
          <ProposeButton form={form} event={current} onAct={editor.goToProposal} />
        </PricePart>
      ),
    },
    {
      value: "shopping" as const,
      label: "Compras",
      content: <ShoppingList form={form} event={current} events={events} stock={stock} />,
    },
  ];

  return (
    <>
      <EditDialog
        // The form of a new client takes its place: a dialog above a dialog has two ways out.
        open={open && !newClient.isOpen}
        onClose={edited.onClose}
        title={editorTitle(current, timeZone)}
        size="xl"
        summary={
          <div className="flex items-center gap-x-5 gap-y-1 text-sm tabular-nums max-sm:gap-x-2 sm:flex-wrap">
            <CostSummary form={form} event={current} stock={stock} />
            {current && <StockActionButton form={form} event={current} onAct={editor.goToStock} />}
          </div>
        }
        hasOneFoot
        form={form}
        conflict={conflict}
        save={editor.save}
        onSaved={onSaved}
        onFailed={showFailed}
        onInvalid={showWrong}
      >
        <SaldoFollowsPrice form={form} event={current} />
        {open && <DraftPaper form={form} event={current} events={events} stock={stock} />}
        {part !== "drinks" && missing && <Alert tone="error">{missing}</Alert>}
        <Tabs label="Partes do evento" isSticky value={part} onValueChange={setPart} tabs={tabs} />
        {editor.questions}
      </EditDialog>
      <ClientDialog
        key={newClient.key}
        client={undefined}
        proposedName={newClient.subject}
        open={open && newClient.isOpen}
        onClose={closeNewClient}
        onSaved={({ id }) =>
          form.setValue("clients", [...form.getValues("clients"), id], { shouldDirty: true })
        }
      />
    </>
  );
}

/** A tab's label, marked if its part has an error. */
function TabLabel({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <span className="relative inline-flex items-center gap-1.5">
      {children}
      {isWrong && (
        // In the corner on phones: four tabs and a mark do not fit side by side.
        <CircleAlert
          aria-label="com erro"
          className="size-4 text-danger-ink max-[26rem]:absolute max-[26rem]:-top-2 max-[26rem]:-right-2.5 max-[26rem]:size-3.5"
        />
      )}
    </span>
  );
}
