import type { ComponentProps } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type PixKeyKind, pixKeyKinds } from "#shared/payments/enumerations.ts";
import { pixKeyKindLabels } from "#shared/payments/labels.ts";
import { LONGEST_CITY, LONGEST_RECEIVER } from "#shared/payments/pix/pix-text.ts";
import type { PaymentSettingsInput } from "#shared/payments/settings-contract.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { paymentSettingsLabels as labels, type PaymentSettingsValues } from "./payment-settings-form.ts";

type KeyTyping = Pick<ComponentProps<typeof TextField>, "inputMode" | "placeholder" | "autoCapitalize">;

/** How each kind of key is typed. */
const keyTyping: Record<PixKeyKind, KeyTyping> = {
  cpf: { inputMode: "numeric", placeholder: "000.000.000-00" },
  cnpj: { inputMode: "text", placeholder: "00.000.000/0000-00", autoCapitalize: "characters" },
  telefone: { inputMode: "tel", placeholder: "(11) 99999-0000" },
  email: { inputMode: "email", placeholder: "caixa@suaempresa.com.br", autoCapitalize: "none" },
  aleatoria: {
    inputMode: "text",
    placeholder: "123e4567-e12b-12d1-a456-426655440000",
    autoCapitalize: "none",
  },
};

type PixFieldsProps = { form: UseFormReturn<PaymentSettingsValues, unknown, PaymentSettingsInput> };

export function PixFields({ form }: PixFieldsProps) {
  const { control, setValue } = form;
  const [kind, useTxid] = useWatch({ control, name: ["pixKeyKind", "useTxid"] });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={labels.pixKeyKind}
          options={pixKeyKinds}
          labels={pixKeyKindLabels}
          // Which keys are right depends on their kind.
          {...registerField(form, "pixKeyKind", { deps: ["pixKey"] })}
        >
          <option value="">Sem Pix</option>
        </SelectField>
        {kind && (
          <TextField
            label={labels.pixKey}
            autoComplete="off"
            spellCheck={false}
            required
            {...keyTyping[kind as PixKeyKind]}
            {...registerField(form, "pixKey")}
          />
        )}
      </div>
      {kind && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={labels.receiverName}
              autoComplete="off"
              required
              hint={`Como está na conta, até ${LONGEST_RECEIVER} letras.`}
              {...registerField(form, "receiverName")}
            />
            <TextField
              label={labels.city}
              autoComplete="off"
              required
              hint={`Até ${LONGEST_CITY} letras: abrevie se precisar.`}
              {...registerField(form, "city")}
            />
          </div>
          <CheckboxField
            label={labels.useTxid}
            hint="O extrato mostra de qual cobrança é o Pix (BALCAO12). Alguns bancos recusam esses códigos: teste antes."
            checked={useTxid}
            onChange={(checked) => setValue("useTxid", checked, { shouldDirty: true })}
          />
        </>
      )}
    </>
  );
}
