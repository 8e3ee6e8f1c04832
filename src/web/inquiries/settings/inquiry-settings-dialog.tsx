import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import { type InquirySettingsInput, inquirySettingsInput } from "#shared/inquiries/settings-contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import {
  type InquirySettingsRow,
  inquirySettingsQuery,
  useSaveInquirySettings,
} from "#web/inquiries/queries.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";

type Values = Omit<InquirySettingsInput, "version">;

const valuesOf = ({ isOpen, greeting }: InquirySettingsRow): Values => ({ isOpen, greeting });
const labels: Record<keyof Values, string> = { isOpen: "Página aberta", greeting: "Saudação" };

type InquirySettingsDialogProps = { settings: InquirySettingsRow; open: boolean; onClose: () => void };

export function InquirySettingsDialog({ settings, open, onClose }: InquirySettingsDialogProps) {
  const { mutateAsync: save } = useSaveInquirySettings();
  const form = useForm<Values, unknown, InquirySettingsInput>({
    resolver: zodResolver(inquirySettingsInput),
    defaultValues: valuesOf(settings),
  });
  const conflict = useEditConflict({
    form,
    subject: settings,
    query: inquirySettingsQuery,
    valuesOf,
    labels,
    texts: { isOpen: (isOpen) => (isOpen ? "sim" : "não") },
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Página de pedidos"
      form={form}
      conflict={conflict}
      save={(input) => save({ ...input, version: conflict.base?.version })}
    >
      <Controller
        control={form.control}
        name="isOpen"
        render={({ field: { value, onChange } }) => (
          <CheckboxField
            label={labels.isOpen}
            hint="Fechada, o link não abre; ele volta a ser o mesmo quando a página abre de novo."
            checked={value}
            onChange={onChange}
          />
        )}
      />
      <TextAreaField
        label={labels.greeting}
        rows={3}
        hint="Acima do formulário: quando você responde, o que o orçamento traz."
        isOptional
        {...registerField(form, "greeting")}
      />
    </EditDialog>
  );
}
