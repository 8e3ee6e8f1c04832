import { type Clock, dayIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { useClock } from "#web/session/clock.ts";
import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Eye } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import { pricedForText } from "#shared/payments/event-price.ts";
import { chargesByTerms } from "#shared/payments/propose-charges.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { type Proposal, type ProposalInput, proposalInput } from "#shared/proposals/contract.ts";
import { sendingText } from "#shared/proposals/of-event.ts";
import { validityProblem } from "#shared/proposals/state.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { OfferedTerms } from "./offered-terms.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { useProposalPreview, useSendProposal } from "./queries.ts";

type ProposalFormProps = {
  open: boolean;
  onClose: () => void;
  description: ReactNode;
  event: PricedEvent;
  total: Money;
  terms: Pick<PaymentSettings, "depositPercent" | "balanceDueDays">;
  /** The version that was sent before, which this one replaces unless it was accepted. */
  before: Proposal | undefined;
  inForce: Proposal | undefined;
  validityDays: number;
  onSent: (proposal: Proposal) => void;
};

type Values = z.input<typeof proposalInput>;

const schemaIn = (timeZone: TimeZone) =>
  proposalInput.superRefine(({ validUntil }, ctx) => {
    const message = validityProblem(validUntil, dayIn(new Date(), timeZone));
    if (message) ctx.addIssue({ code: "custom", path: ["validUntil"], message });
  });

/** The day of the event, and the present one. */
const daysOf = ({ date }: PricedEvent, { now, timeZone }: Clock) => ({
  eventDay: dayIn(date, timeZone),
  today: dayIn(now, timeZone),
});

/** So many days from now, and not after an event that is still to come. */
function usualLastDay(event: PricedEvent, validityDays: number, clock: Clock): Day {
  const { today, eventDay } = daysOf(event, clock);
  const last = addDays(today, validityDays);
  return eventDay >= today && eventDay < last ? eventDay : last;
}

/** The charges that the proposal will carry: the saved ones, or by the company's terms. */
function termsOf(event: PricedEvent, terms: ProposalFormProps["terms"], clock: Clock) {
  const { price, charges } = event;
  const isProposed = price !== null && !charges.some(isPartOfPrice);
  if (!isProposed) return { charges, isProposed };
  return { charges: chargesByTerms({ price, charges, ...daysOf(event, clock) }, terms), isProposed };
}

/** What a proposal says besides the event itself. */
export function ProposalForm(props: ProposalFormProps) {
  const { open, onClose, description, event, total, before, inForce, validityDays, onSent } = props;
  const clock = useClock();
  const { timeZone } = clock;
  const [isLeftOut, setIsLeftOut] = useState(false);
  const { charges, isProposed } = termsOf(event, props.terms, clock);
  // Without a word of them the server makes the terms, by its own day.
  const chosen = isLeftOut ? { charges: event.charges } : {};
  const formId = useId();
  const kept = pricedForText(event, event.guests);
  const { mutateAsync: send } = useSendProposal();
  const { mutateAsync: makePreview, isPending: isPreviewing } = useProposalPreview();
  const [preview, setPreview] = useState<{ html: string; isOpen: boolean }>();
  const form = useForm<Values, unknown, ProposalInput>({
    resolver: useMemo(() => zodResolver(schemaIn(timeZone)), [timeZone]),
    defaultValues: {
      validUntil: usualLastDay(event, validityDays, clock),
      message: before?.message ?? "",
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      onSent(await send({ ...input, ...chosen, eventId: event.id }));
    } catch (error) {
      showServerErrors(form, error as Error);
    }
  });
  const showPreview = form.handleSubmit(async (input) => {
    try {
      const { html } = await makePreview({ ...input, ...chosen, eventId: event.id });
      setPreview({ html, isOpen: true });
    } catch (error) {
      showServerErrors(form, error as Error);
    }
  });

  return (
    <>
      <FormDialog
        // The preview takes its place: a dialog above a dialog has two ways out.
        open={open && !preview?.isOpen}
        onClose={onClose}
        title={sendingText(before, inForce)}
        description={description}
        formId={formId}
        submitLabel={sendingText(before, inForce)}
        busyLabel="Enviando..."
        isBusy={isSubmitting && !isPreviewing}
        isDirty={isDirty}
      >
        <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={submit}>
          {inForce ? (
            <Alert tone="info">A versão aceita continua valendo até o cliente aceitar esta.</Alert>
          ) : (
            before &&
            !before.revokedAt && (
              <Alert tone="info">O link já enviado passa a mostrar esta nova versão.</Alert>
            )
          )}
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <p className="text-sm text-muted">Total da proposta</p>
              <p className="text-[1.75rem] leading-9 font-semibold tabular-nums">
                {formatMoney(Number(total))}
              </p>
              {kept && <p className="text-sm text-orange-ink">{kept}</p>}
            </div>
            <Button variant="secondary" isBusy={isPreviewing} onClick={() => void showPreview()}>
              <Eye className="size-4.5" />
              Como o cliente vê
            </Button>
          </div>
          <TextField
            type="date"
            label="Válida até"
            hint="O cliente pode aceitar até o fim deste dia."
            required
            {...registerField(form, "validUntil")}
          />
          <OfferedTerms
            charges={charges}
            isProposed={isProposed}
            isLeftOut={isLeftOut}
            onLeaveOut={setIsLeftOut}
          />
          <TextAreaField
            label="Mensagem"
            isOptional
            rows={4}
            hint="Aparece no início da proposta."
            {...registerField(form, "message")}
          />
        </DialogForm>
      </FormDialog>
      {preview && (
        <PreviewDialog
          html={preview.html}
          open={open && preview.isOpen}
          onClose={() => setPreview({ ...preview, isOpen: false })}
        />
      )}
    </>
  );
}
