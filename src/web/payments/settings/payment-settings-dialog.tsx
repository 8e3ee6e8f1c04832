import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { PaymentSettingsInput } from "#shared/payments/settings-contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import {
  type PaymentSettingsRow,
  paymentSettingsQuery,
  useSavePaymentSettings,
} from "#web/payments/queries.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import {
  paymentSettingsLabels as labels,
  type PaymentSettingsValues,
  paymentSettingsForm,
  paymentSettingsValues as valuesOf,
} from "./payment-settings-form.ts";
import { PixFields } from "./pix-fields.tsx";

type PaymentSettingsDialogProps = { settings: PaymentSettingsRow; open: boolean; onClose: () => void };

export function PaymentSettingsDialog({ settings, open, onClose }: PaymentSettingsDialogProps) {
  const { mutateAsync: save } = useSavePaymentSettings();
  const form = useForm<PaymentSettingsValues, unknown, PaymentSettingsInput>({
    resolver: zodResolver(paymentSettingsForm),
    defaultValues: valuesOf(settings),
  });
  const conflict = useEditConflict({
    form,
    subject: settings,
    query: paymentSettingsQuery,
    valuesOf,
    labels,
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Recebimentos e Pix"
      form={form}
      conflict={conflict}
      save={(input) => save({ ...input, version: conflict.base?.version })}
    >
      <PixFields form={form} />
      <div className="grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-3">
        <NumberField
          label={labels.depositPercent}
          step={5}
          hint="% do preço"
          required
          {...registerField(form, "depositPercent")}
        />
        <NumberField
          label={labels.balanceDueDays}
          step={1}
          hint="dias antes do evento"
          required
          {...registerField(form, "balanceDueDays")}
        />
        <NumberField
          label={labels.targetMargin}
          step={1}
          hint="% do preço"
          required
          {...registerField(form, "targetMargin")}
        />
      </div>
    </EditDialog>
  );
}
