import { CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import { ApiError } from "#web/api/api-error.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { DraftPaper } from "#web/events/paper/draft-paper.tsx";
import { PricePart } from "#web/events/price/price-part.tsx";
import { useSavePrice } from "#web/events/price/use-save-price.tsx";
import { eventsQuery, useCreateEvent, useUpdateEvent } from "#web/events/queries.ts";
import { EventStock } from "#web/events/stock/event-stock.tsx";
import { ShoppingList } from "#web/events/stock/shopping-list.tsx";
import { useMoveStock } from "#web/events/stock/use-move-stock.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { CostSummary } from "./cost-summary.tsx";
import type { EditorData, WrongFields } from "./editor-data.ts";
import { drinkIndexOf, type EditorPart, firstWrongField, partOf, wrongParts } from "./editor-parts.ts";
import { editorTitle } from "./editor-title.ts";
import { EventDetails } from "./event-details.tsx";
import { EventDrinks } from "./event-drinks.tsx";
import {
  type EventFormInput,
  type EventFormValues,
  eventFormValues,
  eventLabels,
  eventResolver,
  eventTexts,
  newEventValues,
} from "./event-form.ts";
import { useCountProposals } from "./use-count-proposals.ts";
import { useUnfoldedDrinks } from "./use-unfolded-drinks.ts";

type EventEditorProps = {
  event: CateringEvent | undefined;
  day?: string;
  data: EditorData;
  open: boolean;
  onClose: () => void;
  onSaved?: (event: CateringEvent) => void;
  startPart?: EditorPart;
};

export function EventEditor({ event, day, data, open, onClose, onSaved, startPart }: EventEditorProps) {
  const { events, stock } = data;
  // Whoever opens an event with withdrawn stock most likely wants to record the return.
  const likelyPart = event?.stockWithdrawn === "true" ? "stock" : "details";
  const [part, setPart] = useState<EditorPart>(startPart ?? likelyPart);
  const { mutateAsync: create } = useCreateEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const form = useForm<EventFormValues, unknown, EventFormInput>({
    resolver: eventResolver,
    defaultValues: event ? eventFormValues(event) : newEventValues(day),
    // The wrong field may be in a hidden part, which is shown first.
    shouldFocusError: false,
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf: eventFormValues,
    labels: eventLabels,
    texts: eventTexts,
    fixedIn: ({ stockWithdrawn }) => (stockWithdrawn === "true" ? ["drinks", "supplies"] : []),
    isGone: ({ active }) => active === "false",
  });
  // State lives here, because a hidden part unmounts.
  const proposals = useCountProposals(conflict.base?.guests);
  const unfolded = useUnfoldedDrinks();
  /** The server's current version: stock may have been moved since the dialog opened. */
  const current = events.find(({ id }) => id === event?.id) ?? event;
  const status = useWatch({ control: form.control, name: "status" });
  const isOut = current?.stockWithdrawn === "true";

  const show = (path: string) => {
    const drink = drinkIndexOf(path);
    flushSync(() => {
      setPart(partOf(path));
      if (drink !== undefined) unfolded.unfold(form.getValues(`drinks.${drink}.drinkId`), true);
    });
    form.setFocus(path as "name");
  };
  const showWrong = (wrong: WrongFields) => {
    const first = firstWrongField(wrong);
    if (first) show(first);
  };
  const showFailed = (error: unknown) => {
    const [issue] = error instanceof ApiError ? error.issues : [];
    if (issue && form.getValues(issue.path as "name") !== undefined) show(issue.path);
  };
  const price = useSavePrice(form, current, show);
  const moveStock = useMoveStock({
    form,
    price,
    onSaved: conflict.rebase,
    onFailed: (error) => {
      conflict.showFailure(error);
      showFailed(error);
    },
    onDone: (saved) => {
      onSaved?.(saved);
      onClose();
    },
  });
  const save = async (input: EventFormInput) => {
    if (!(await price.isAgreed(input))) return;
    const { pricing, ...plan } = input;
    const whole = { ...plan, fixedCosts: conflict.base?.fixedCosts ?? [] };
    const saved = conflict.base ? await update({ id: conflict.base.id, ...whole }) : await create(whole);
    if (!price.isChanged(pricing)) return saved;
    // Should the price be refused, the next try goes on from here.
    conflict.rebase(saved);
    form.setValue("version", saved.version);
    return price.save(saved, pricing);
  };

  /** The user's own charges are no conflict; what somebody else has changed before them still is. */
  const goOnFrom = (saved: CateringEvent, before: number) => {
    if (conflict.base?.version !== before) return;
    conflict.rebase(saved);
    form.setValue("version", saved.version);
  };

  /** Its proposal is only opened while nothing is changed here; an acceptance may have confirmed the event. */
  const goOnFromCurrent = () => {
    if (!current || form.formState.isDirty || conflict.base?.version === current.version) return;
    conflict.rebase(current);
    form.reset(eventFormValues(current));
  };

  const wrong = wrongParts(form.formState.errors);
  const tabs = [
    {
      value: "details" as const,
      label: <TabLabel isWrong={wrong.has("details")}>Dados</TabLabel>,
      content: <EventDetails form={form} event={current} clients={data.clients} proposals={proposals} />,
    },
    {
      value: "drinks" as const,
      label: <TabLabel isWrong={wrong.has("drinks")}>Drinks</TabLabel>,
      content: (
        <EventDrinks form={form} data={data} event={current} proposals={proposals} unfolded={unfolded} />
      ),
    },
    {
      value: "price" as const,
      label: <TabLabel isWrong={wrong.has("price")}>Preço</TabLabel>,
      content: (
        <PricePart
          form={form}
          event={current}
          stock={stock}
          onCharged={goOnFrom}
          onProposed={goOnFromCurrent}
        />
      ),
    },
    {
      value: "shopping" as const,
      label: "Compras",
      content: <ShoppingList form={form} event={current} events={events} stock={stock} />,
    },
    ...(current
      ? [
          {
            value: "stock" as const,
            label: <TabLabel isWrong={wrong.has("stock")}>Estoque</TabLabel>,
            content: (
              <EventStock
                form={form}
                event={current}
                stock={stock}
                moveStock={moveStock}
                onWrong={showWrong}
              />
            ),
          },
        ]
      : []),
  ];

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={editorTitle(current)}
      size="xl"
      // Moving stock has a button of its own.
      isSubmitSecondary={part === "stock" && (isOut || status === "confirmado")}
      summary={<CostSummary form={form} event={current} stock={stock} />}
      form={form}
      conflict={conflict}
      save={save}
      onSaved={onSaved}
      onFailed={showFailed}
      onInvalid={showWrong}
    >
      {open && <DraftPaper form={form} event={current} events={events} stock={stock} />}
      <Tabs label="Partes do evento" isSticky value={part} onValueChange={setPart} tabs={tabs} />
      {price.question}
    </EditDialog>
  );
}

/** A tab's label, marked if its part has an error. */
function TabLabel({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <span className="relative inline-flex items-center gap-1.5">
      {children}
      {isWrong && (
        // In the corner on phones: five tabs and a mark do not fit side by side.
        <CircleAlert
          aria-label="com erro"
          className="size-4 text-danger-ink max-[26rem]:absolute max-[26rem]:-top-2 max-[26rem]:-right-2.5 max-[26rem]:size-3.5"
        />
      )}
    </span>
  );
}
