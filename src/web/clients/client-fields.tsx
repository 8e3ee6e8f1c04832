import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ClientInput } from "#shared/clients/contract.ts";
import { bareCpf, isCpf } from "#shared/payments/pix/cpf.ts";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type ClientFormValues, clientLabels } from "./client-form-values.ts";

/** Other people's data: the browser must not fill in its user's own. */
const NOT_MINE = "off";

export function ClientFields({ form }: { form: UseFormReturn<ClientFormValues, unknown, ClientInput> }) {
  const cpf = bareCpf(useWatch({ control: form.control, name: "cpf" }) ?? "");
  const isCpfEntered = cpf.length >= 11 || Boolean(cpf && form.formState.touchedFields.cpf);
  return (
    <>
      <TextField
        label={clientLabels.name}
        autoComplete={NOT_MINE}
        required
        {...registerField(form, "name")}
      />
      <TextField
        label={clientLabels.email}
        type="email"
        autoComplete={NOT_MINE}
        autoCapitalize="none"
        isOptional
        {...registerField(form, "email")}
      />
      <TextField
        label={clientLabels.phone}
        type="tel"
        autoComplete={NOT_MINE}
        isOptional
        {...registerField(form, "phone")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={clientLabels.cpf}
          inputMode="numeric"
          autoComplete={NOT_MINE}
          isOptional
          // Anything may be saved as a CPF, so this only warns.
          hint={isCpfEntered && !isCpf(cpf) && "Os números deste CPF não conferem"}
          {...registerField(form, "cpf")}
        />
        <TextField
          label={clientLabels.cnpj}
          autoComplete={NOT_MINE}
          autoCapitalize="characters"
          placeholder="00.000.000/0000-00"
          isOptional
          {...registerField(form, "cnpj")}
        />
      </div>
      <TextField
        label={clientLabels.address}
        autoComplete={NOT_MINE}
        isOptional
        {...registerField(form, "address")}
      />
      <TextAreaField label={clientLabels.notes} isOptional {...registerField(form, "notes")} />
    </>
  );
}
