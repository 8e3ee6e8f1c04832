import type { UseFormReturn } from "react-hook-form";
import type { ClientInput } from "#shared/clients/contract.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type ClientFormValues, clientLabels } from "./client-form-values.ts";

/** Other people's data: the browser must not offer its user's own. */
const NOT_MINE = "off";

export function ClientFields({ form }: { form: UseFormReturn<ClientFormValues, unknown, ClientInput> }) {
  const { register, formState } = form;
  const messageOf = (field: keyof ClientFormValues) => formState.errors[field]?.message;

  return (
    <>
      <TextField
        label={clientLabels.name}
        autoComplete={NOT_MINE}
        required
        {...register("name")}
        error={messageOf("name")}
      />
      <TextField
        label={clientLabels.email}
        type="email"
        autoComplete={NOT_MINE}
        autoCapitalize="none"
        isOptional
        {...register("email")}
        error={messageOf("email")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={clientLabels.phone}
          type="tel"
          autoComplete={NOT_MINE}
          isOptional
          {...register("phone")}
          error={messageOf("phone")}
        />
        <TextField
          label={clientLabels.cpf}
          inputMode="numeric"
          autoComplete={NOT_MINE}
          isOptional
          {...register("cpf")}
          error={messageOf("cpf")}
        />
      </div>
      <TextField
        label={clientLabels.address}
        autoComplete={NOT_MINE}
        isOptional
        {...register("address")}
        error={messageOf("address")}
      />
      <TextAreaField
        label={clientLabels.notes}
        isOptional
        {...register("notes")}
        error={messageOf("notes")}
      />
    </>
  );
}
