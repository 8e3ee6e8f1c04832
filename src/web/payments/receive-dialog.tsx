import type { Day } from "#shared/numbers/day.ts";
import { useToday } from "#web/session/clock.ts";
import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { paymentProblem } from "#shared/payments/charge-rules.ts";
import { unusualReceipt } from "#shared/payments/charges/unusual-receipt.ts";
import { type Payment, type PaymentInput, paymentInput } from "#shared/payments/contract.ts";
import { paymentMethods } from "#shared/payments/enumerations.ts";
import { paymentMethodLabels } from "#shared/payments/labels.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { readLastMethod, storeLastMethod } from "./last-method.ts";
import { paymentsQuery, useRecordPayment } from "./queries.ts";

export type ReceivedCharge = {
  id: number;
  eventId: number;
  /** "Sinal · Casamento da Ana" */
  label: string;
  open: Money;
};

type ReceiveDialogProps = {
  charge: ReceivedCharge;
  open: boolean;
  onClose: () => void;
  onRecorded?: (payment: Payment) => void;
};

type ReceiptValues = { amount: string; paidOn: string; method: string; note: string };

/** The usual receipt, to be sent as it is: all that is open, today, paid as the last one was. */
const usualReceipt = (open: Money, today: Day): ReceiptValues => ({
  amount: ungroupedDecimal(open),
  paidOn: today,
  method: readLastMethod(),
  note: "",
});

/** The contract of a receipt for this charge, so that more than what is open is refused before it is sent. */
const receiptForm = ({ id, open }: Pick<ReceivedCharge, "id" | "open">) =>
  z
    .preprocess(
      (values: ReceiptValues) => ({ ...values, amount: decimalOrText(values.amount), chargeId: id }),
      paymentInput,
    )
    .superRefine(({ amount }, ctx) => {
      const message = paymentProblem({ amount: open, paid: "0.00" }, amount);
      if (message) ctx.addIssue({ code: "custom", path: ["amount"], message });
    });

export function ReceiveDialog({ charge, open, onClose, onRecorded }: ReceiveDialogProps) {
  const formId = useId();
  const today = useToday();
  const { mutateAsync: record } = useRecordPayment();
  const { id, eventId, label } = charge;
  const schema = useMemo(() => receiptForm({ id, open: charge.open }), [id, charge.open]);
  const form = useForm<ReceiptValues, unknown, PaymentInput>({
    resolver: zodResolver(schema),
    defaultValues: usualReceipt(charge.open, today),
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const paidOn = useWatch({ control: form.control, name: "paidOn" });

  /** What looks odd about the receipt that is asked about. */
  const [doubt, setDoubt] = useState<string>();
  const { data: earlier = [] } = useQuery({ ...paymentsQuery, enabled: open });

  const send = form.handleSubmit(async (input) => {
    setDoubt(undefined);
    try {
      const payment = await record({ ...input, eventId });
      storeLastMethod(payment.method);
      onRecorded?.(payment);
      onClose();
    } catch (error) {
      showServerErrors(form, error as Error);
    }
  });
  const submit = form.handleSubmit(async (input) => {
    const odd = unusualReceipt(input, earlier, today);
    if (odd) setDoubt(odd);
    else await send();
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Registrar recebimento"
      description={label}
      formId={formId}
      submitLabel="Registrar"
      busyLabel="Registrando..."
      isBusy={isSubmitting}
      isDirty={isDirty}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={submit}>
        <NumberField
          label="Valor recebido"
          step={1}
          min={0.01}
          leading={<span className="text-sm">R$</span>}
          hint={`Em aberto: ${formatMoney(Number(charge.open))}`}
          required
          {...registerField(form, "amount")}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            type="date"
            label="Recebido em"
            hint={paidOn > today ? "Este dia ainda não chegou" : undefined}
            required
            {...registerField(form, "paidOn")}
          />
          <SelectField
            label="Forma de pagamento"
            options={paymentMethods}
            labels={paymentMethodLabels}
            required
            {...registerField(form, "method")}
          />
        </div>
        <TextField label="Observação" isOptional autoComplete="off" {...registerField(form, "note")} />
      </DialogForm>
      <ConfirmDialog
        open={doubt !== undefined}
        onOpenChange={() => setDoubt(undefined)}
        title="Conferir o recebimento?"
        description={doubt}
        cancelLabel="Corrigir"
        confirmLabel="Registrar assim"
        onConfirm={() => void send()}
      />
    </FormDialog>
  );
}
