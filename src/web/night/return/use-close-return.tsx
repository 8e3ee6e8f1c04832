import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";
import type { ReturnInput } from "#shared/night/contract.ts";
import {
  type CountLine,
  countedReturn,
  isUncounted,
  LOSS_REASONS,
  lineProblem,
  saidBesides,
} from "#shared/night/counts/count-lines.ts";
import { countedTwice, readLines } from "#shared/night/counts/counted-twice.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { scrollToCentre } from "#web/browser/window-scroll.ts";
import { countRowId } from "#web/night/counts/count-row.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { COUNT_ID } from "./count-part.tsx";
import { countsQuery } from "./queries.ts";
import { type Closing, ReturnQuestion } from "./return-question.tsx";
import type { EventCounts } from "./use-event-counts.ts";

/** Posts the return. */
export type Give = (input: ReturnInput & Pick<Seen, "latestStepAt">) => Promise<unknown>;

type CloseReturn = {
  event: CateringEvent;
  counts: EventCounts;
  isBusy: boolean;
  give: Give;
};

/** What is on the screen when somebody decides: counts go on arriving while a question is open. */
type Seen = Pick<EventCounts, "lines" | "counts"> & { latestStepAt: string | undefined };

const warn = (description: string) => toast({ title: "Atenção", description, tone: "info" });

/**
 * Ends the count with the return that it adds up to. Items of which nothing came back count as used, so it asks first:
 * they may not have been counted yet.
 */
export function useCloseReturn({ event, counts, isBusy, give }: CloseReturn) {
  const client = useQueryClient();
  const [closing, setClosing] = useState<Closing & { seen: Seen }>();
  const [isAsking, setIsAsking] = useState(false);
  const [reasons, setReasons] = useState(LOSS_REASONS);
  const [readings, setReadings] = useState<ReadonlyMap<number, number>>(new Map());
  const { sender } = counts;
  const seen: Seen = {
    lines: counts.lines,
    counts: counts.counts,
    latestStepAt: event.stockMovedAt ?? undefined,
  };

  /** True if the server has every count, and no other than those that were looked at. */
  const isAgreed = async (looked: Seen) => {
    await sender.send({ alsoRefused: true });
    if (sender.waiting().some(({ eventId }) => eventId === event.id)) {
      warn("Há contagens por enviar. O retorno é registrado com conexão, depois de todas enviadas.");
      return false;
    }
    const known = await client.fetchQuery({ ...countsQuery(event.id), staleTime: 0 }).catch(() => undefined);
    if (!known) {
      warn("Sem conexão: o retorno é registrado quando ela voltar. Nada foi perdido.");
      return false;
    }
    const shown = new Set(looked.counts.map(({ id }) => id));
    const unseen = known.filter(({ id }) => !shown.has(id));
    if (unseen.length === 0) return true;
    warn(
      `${formatCount(unseen.length, "contagem nova chegou", "contagens novas chegaram")}: confira os itens.`,
    );
    return false;
  };
  const post = async (looked: Seen, { isNothingBack = false, lines = looked.lines } = {}) => {
    setIsAsking(true);
    const isClear = await isAgreed(looked).finally(() => setIsAsking(false));
    if (!isClear) return;
    const counted = countedReturn(lines, looked.counts, reasons);
    const nothing = {
      ...saidBesides(lines, looked.counts),
      nothingReturned: true,
      counts: counted.counts,
    };
    await give({ ...(isNothingBack ? nothing : counted), latestStepAt: looked.latestStepAt });
  };
  /** Asks where something needs an answer, and otherwise posts at once. */
  const close = async () => {
    const refused = document.querySelector<HTMLElement>(`#${COUNT_ID} [aria-invalid="true"]`);
    if (refused) {
      refused.focus();
      return;
    }
    const { lines } = seen;
    const twice = countedTwice(lines, seen.counts);
    const isAsked = (line: CountLine) => twice.some(({ item }) => item === line.item);
    const wrong = lines.find((line) => lineProblem(line, String) && !isAsked(line));
    if (wrong) {
      scrollToCentre(document.getElementById(countRowId(wrong.item.ingredientId)));
      warn(lineProblem(wrong, (amount) => amountText(amount, wrong.item.unit)) ?? "");
      return;
    }
    if (isUncounted(lines)) {
      warn("Nenhum item de retorno foi informado");
      return;
    }
    const usedUp = lines.filter(({ back, used }) => back === 0 && used > 0).length;
    const isLost = (kind: LossKind) => lines.some(({ counted }) => counted[lossFacts[kind].countField] > 0);
    const kinds = new Set(lossKinds.filter(isLost));
    setReadings(new Map());
    if (usedUp > 0 || kinds.size > 0 || twice.length > 0) setClosing({ usedUp, kinds, twice, seen });
    else await post(seen);
  };
  const confirm = async () => {
    if (closing) {
      const lines = readLines(closing.seen.lines, closing.twice, readings);
      await post(closing.seen, { isNothingBack: closing.usedUp === "all", lines });
    }
    setClosing(undefined);
  };

  return {
    close,
    isBusy: isBusy || isAsking,
    askNothingReturned: () => setClosing({ usedUp: "all", kinds: new Set(), twice: [], seen }),
    question: (
      <ReturnQuestion
        closing={closing}
        counted={closing?.seen.counts.length ?? 0}
        reasons={reasons}
        onReason={(kind, reason) => setReasons((before) => ({ ...before, [kind]: reason }))}
        readings={readings}
        onReading={(ingredientId, place) => setReadings((before) => new Map(before).set(ingredientId, place))}
        isBusy={isBusy || isAsking}
        onCancel={() => setClosing(undefined)}
        onConfirm={() => void confirm()}
      />
    ),
  };
}
