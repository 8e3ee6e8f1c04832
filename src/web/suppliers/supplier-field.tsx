import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from "react-hook-form";
import { nameKey } from "#shared/text/name-key.ts";
import { searchIndex } from "#shared/text/search.ts";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import { suppliersQuery, useCreateSupplier } from "./queries.ts";

/** Prefix of the option that creates a supplier. */
const NEW = "novo:";
const NONE = { value: "", label: "Nenhum" };

type SupplierFieldProps<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  /** A field that holds an id as a text, "" for none. */
  name: FieldPath<Values>;
};

/** Chooses a supplier by name; one that is not there yet is put on record by that name, at once. */
export function SupplierField<Values extends FieldValues, Sent>(props: SupplierFieldProps<Values, Sent>) {
  const { form, name } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { data: suppliers = [] } = useQuery(suppliersQuery);
  const client = useQueryClient();
  const { mutateAsync: create, isPending } = useCreateSupplier();
  const find = useMemo(() => searchIndex(suppliers, ({ name: label }) => [label]), [suppliers]);
  const chosen = suppliers.find(({ id }) => String(id) === field.value);

  const search = (text: string) => {
    const found = find(text).map(({ id, name: label }) => ({ value: String(id), label }));
    const typed = text.trim();
    if (!typed) return field.value ? [NONE, ...found] : found;
    const isKnown = suppliers.some((one) => nameKey(one.name) === nameKey(typed));
    return isKnown ? found : [...found, { value: NEW + typed, label: `Cadastrar “${typed}”` }];
  };
  const choose = async (value: string) => {
    if (!value.startsWith(NEW)) return field.onChange(value);
    // A failure is told by a toast, and the field stays as it was.
    const made = await create({ name: value.slice(NEW.length) }).catch(() => undefined);
    if (!made) return;
    // Mostly the list was fetched again already.
    client.setQueryData(suppliersQuery.queryKey, (present = []) =>
      present.some(({ id }) => id === made.id) ? present : [...present, made],
    );
    field.onChange(String(made.id));
  };

  return (
    <ComboboxField
      ref={field.ref}
      name={field.name}
      label="Fornecedor"
      isOptional
      placeholder={isPending ? "Cadastrando..." : "Buscar ou cadastrar"}
      noneFound="Nenhum fornecedor cadastrado"
      chosen={chosen && { value: String(chosen.id), label: chosen.name }}
      search={search}
      onChoose={(value) => void choose(value)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
