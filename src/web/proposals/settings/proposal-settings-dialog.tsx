import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { confirmMoments } from "#shared/proposals/enumerations.ts";
import { confirmMomentLabels } from "#shared/proposals/labels.ts";
import type { ProposalSettingsInput } from "#shared/proposals/settings-contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import {
  type ProposalSettingsRow,
  proposalSettingsQuery,
  useSaveProposalSettings,
} from "#web/proposals/queries.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { ColourSample } from "./colour-sample.tsx";
import {
  proposalSettingsLabels as labels,
  type ProposalSettingsValues,
  proposalSettingsForm,
  proposalSettingsValues as valuesOf,
} from "./proposal-settings-form.ts";

type ProposalSettingsDialogProps = { settings: ProposalSettingsRow; open: boolean; onClose: () => void };

export function ProposalSettingsDialog({ settings, open, onClose }: ProposalSettingsDialogProps) {
  const { mutateAsync: save } = useSaveProposalSettings();
  const form = useForm<ProposalSettingsValues, unknown, ProposalSettingsInput>({
    resolver: zodResolver(proposalSettingsForm),
    defaultValues: valuesOf(settings),
  });
  const conflict = useEditConflict({
    form,
    subject: settings,
    query: proposalSettingsQuery,
    valuesOf,
    labels,
  });
  const colour = useWatch({ control: form.control, name: "colour" });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Propostas"
      description="Textos e validade contam a partir da próxima proposta; a cor muda em todas."
      size="lg"
      form={form}
      conflict={conflict}
      save={(input) => save({ ...input, version: conflict.base?.version })}
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField
          label={labels.validityDays}
          step={1}
          min={1}
          hint="dias a partir do envio"
          required
          {...registerField(form, "validityDays")}
        />
        <SelectField
          label={labels.confirmOn}
          options={confirmMoments}
          labels={confirmMomentLabels}
          required
          {...registerField(form, "confirmOn")}
        />
        <div className="flex items-end gap-3">
          <ColourField label={labels.colour} required {...registerField(form, "colour")} />
          <ColourSample colour={colour} />
        </div>
      </div>
      <TextAreaField
        label={labels.included}
        rows={5}
        hint="Um item por linha: equipe, copos, gelo, montagem."
        {...registerField(form, "included")}
      />
      <TextAreaField
        label={labels.terms}
        rows={8}
        hint={
          <>
            São trocados em cada proposta: {"{cliente}"} pelos nomes dos clientes, {"{data}"} pelo dia do
            evento, {"{total}"} pelo total, {"{sinal}"} pelo valor do sinal e {"{validade}"} pelo último dia
            para aceitar.
          </>
        }
        {...registerField(form, "terms")}
      />
    </EditDialog>
  );
}
