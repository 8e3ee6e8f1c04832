import { CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useForm } from "react-hook-form";
import { useLocation } from "wouter";
import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { linkToReturn, linkToWithdrawal } from "#web/address/links.ts";
import { ApiError } from "#web/api/api-error.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import type { EditorData } from "#web/events/form/editor-data.ts";
import { editorTitle } from "#web/events/form/editor-title.ts";
import {
  type EventFormValues,
  eventFormValues,
  eventLabels,
  eventResolver,
  eventTexts,
  newEventValues,
} from "#web/events/form/event-form.ts";
import { DraftPaper } from "#web/events/paper/draft-paper.tsx";
import { PricePart } from "#web/events/price/price-part.tsx";
import { useSaldoQuestion } from "#web/events/price/use-saldo-question.tsx";
import { eventsQuery, useCreateEvent, useSaveBeforeMoving, useUpdateEvent } from "#web/events/queries.ts";
import { ShoppingList } from "#web/events/stock/shopping-list.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CostSummary } from "./cost-summary.tsx";
import { drinkIndexOf, type EditorPart, firstWrongField, partOf, wrongParts } from "./editor-parts.ts";
import { EventDetails } from "./event-details.tsx";
import { EventDrinks } from "./event-drinks.tsx";
import { StockActionButton } from "./stock-action.tsx";
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
  const [part, setPart] = useState<EditorPart>(startPart ?? "details");
  const { mutateAsync: create } = useCreateEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();
  const [, navigate] = useLocation();
  const form = useForm<EventFormValues, unknown, EventInput>({
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

  const show = (path: string) => {
    const drink = drinkIndexOf(path);
    flushSync(() => {
      setPart(partOf(path));
      if (drink !== undefined) unfolded.unfold(form.getValues(`drinks.${drink}.drinkId`), true);
    });
    form.setFocus(path as "name");
  };
  const showWrong = (wrong: FieldErrors<EventFormValues>) => {
    const first = firstWrongField(wrong);
    if (first) show(first);
  };
  const showFailed = (error: unknown) => {
    const [issue] = error instanceof ApiError ? error.issues : [];
    if (issue && form.getValues(issue.path as "name") !== undefined) show(issue.path);
  };
  const saldo = useSaldoQuestion(form, current, show);
  /** Undefined where a question about the saldo was answered with no. */
  const wholeOf = async (input: EventInput) => {
    const agreed = await saldo.agreed(input);
    return agreed && { ...agreed, fixedCosts: conflict.base?.fixedCosts ?? [] };
  };
  const save = async (input: EventInput) => {
    const whole = await wholeOf(input);
    if (!whole) return undefined;
    return conflict.base ? update({ id: conflict.base.id, ...whole }) : create(whole);
  };
  const goToStock = form.handleSubmit(async (input) => {
    const whole = await wholeOf(input);
    if (!whole || !conflict.base) return;
    try {
      const saved = await saveFirst({ id: conflict.base.id, ...whole });
      onClose();
      navigate(saved.stockWithdrawn === "true" ? linkToReturn(saved.id) : linkToWithdrawal(saved.id));
    } catch (error) {
      conflict.showFailure(error);
      showFailed(error);
    }
  }, showWrong);

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
  ];

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={editorTitle(current)}
      size="xl"
      summary={
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
          <CostSummary form={form} event={current} stock={stock} />
          {current && <StockActionButton form={form} event={current} onAct={goToStock} />}
        </div>
      }
      form={form}
      conflict={conflict}
      save={save}
      onSaved={onSaved}
      onFailed={showFailed}
      onInvalid={showWrong}
    >
      {open && <DraftPaper form={form} event={current} events={events} stock={stock} />}
      <Tabs label="Partes do evento" isSticky value={part} onValueChange={setPart} tabs={tabs} />
      {saldo.question}
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
