import { CircleCheck, Clock3, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { drinksText } from "#shared/events/drinks-text.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import type { ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { formatCount, formatPercent } from "#shared/numbers/format.ts";
import { isExpected } from "#shared/payments/agreed/agreement.ts";
import { paymentState } from "#shared/payments/charges/payment-state.ts";
import { margin } from "#shared/payments/margin/margin.ts";
import { differenceText } from "#shared/proposals/difference.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { useToday } from "#web/session/clock.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type Tone = "late" | "open" | "fine";

type Answer = { label: string; text: string; tone: Tone; part: string };

const looks: Record<Tone, { ink: string; icon: ReactElement | undefined }> = {
  late: { ink: "text-orange-ink", icon: plainIcon(TriangleAlert, "size-4 shrink-0") },
  open: { ink: "text-ink", icon: plainIcon(Clock3, "size-4 shrink-0 text-muted") },
  fine: { ink: "text-ink", icon: plainIcon(CircleCheck, "size-4 shrink-0 text-green-ink") },
};

type EventStripProps = {
  event: CateringEvent;
  context: EventContext;
  /** Undefined once nothing is bought for it any more. */
  shopping: readonly ShoppingLine[] | undefined;
  /** Items that go along. */
  items: number;
};

/** The answers to what is asked first of an event, each leading to its part of the page. */
export function EventStrip({ event, context, shopping, items }: EventStripProps) {
  const today = useToday();
  const answers: Answer[] = [
    ...proposalAnswer(event, context),
    { label: "Vai junto", part: "O que vai junto", ...itemsAnswer(event, shopping, items) },
    {
      label: "Drinks",
      part: "Drinks",
      text: event.drinks.length > 0 ? drinksText(event.drinks, event.guests) : "nenhum ainda",
      tone: event.drinks.length > 0 ? "fine" : "open",
    },
    ...moneyAnswers(event, context, today),
  ];
  return (
    <ul
      aria-label="Em resumo"
      className="mb-6 flex flex-col rounded-lg border border-line bg-surface max-sm:ruled sm:flex-row print:hidden"
    >
      {answers.map(({ label, text, tone, part }) => (
        <li key={label} className="min-w-0 flex-1 border-line sm:not-first:border-l">
          <button
            type="button"
            onClick={() => showPart(part)}
            className="flex w-full items-center justify-between gap-x-3 rounded-lg px-3.5 py-2.5 text-left transition-colors hover:bg-hover sm:flex-col sm:items-start"
          >
            <span className="text-xs text-muted">{label}</span>
            <span className={`flex min-w-0 items-center gap-1.5 text-sm font-medium ${looks[tone].ink}`}>
              {looks[tone].icon}
              <span className="wrap-anywhere tabular-nums">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An offer that says something else comes before all the rest. */
function proposalAnswer(event: CateringEvent, { differing, clock }: EventContext): Answer[] {
  const version = isExpected(event) ? differing.get(event.id) : undefined;
  const text = version && differenceText(version, clock.timeZone);
  return text ? [{ label: "Proposta", part: "Proposta", text, tone: "late" }] : [];
}

function itemsAnswer(
  { stockState }: CateringEvent,
  shopping: EventStripProps["shopping"],
  items: number,
): Pick<Answer, "text" | "tone"> {
  if (stockState === "out") return { text: "está fora", tone: "open" };
  if (stockState === "back") return { text: "voltou", tone: "fine" };
  const missing = shopping?.filter(({ toBuy }) => toBuy > 0).length ?? 0;
  if (missing > 0) return { text: formatCount(missing, "item falta", "itens faltam"), tone: "late" };
  return items > 0 ? { text: "nada falta", tone: "fine" } : { text: "nada planejado", tone: "open" };
}

function moneyAnswers(event: CateringEvent, { priced }: EventContext, today: string): Answer[] {
  if (!priced || !hasMoney(event)) return [];
  const left = margin(event.price, eventCost(event, priced).total);
  const state = paymentState(event, today);
  return [
    {
      label: "Margem",
      part: "Custos",
      text: left === undefined ? "sem preço" : formatPercent(left),
      tone: left === undefined ? "open" : left < 0 ? "late" : "fine",
    },
    ...(state
      ? [
          {
            label: "Saldo",
            part: "Preço",
            text: state.text,
            tone: state.tone === "success" ? "fine" : state.tone === "neutral" ? "open" : "late",
          } as const,
        ]
      : []),
  ];
}

function showPart(part: string) {
  const section = document.querySelector<HTMLElement>(`section[aria-label="${part}"]`);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("button, a, input")?.focus({ preventScroll: true });
}
