import type { UseFormReturn } from "react-hook-form";
import type { ClientInput } from "#shared/clients/contract.ts";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type ClientFormValues, clientLabels } from "./client-form-values.ts";

/** Other people's data: the browser must not fill in its user's own. */
const NOT_MINE = "off";

export function ClientFields({ form }: { form: UseFormReturn<ClientFormValues, unknown, ClientInput> }) {
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
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={clientLabels.phone}
          type="tel"
          autoComplete={NOT_MINE}
          isOptional
          {...registerField(form, "phone")}
        />
        <TextField
          label={clientLabels.cpf}
          inputMode="numeric"
          autoComplete={NOT_MINE}
          isOptional
          {...registerField(form, "cpf")}
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
