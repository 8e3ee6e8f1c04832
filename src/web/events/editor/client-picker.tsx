import { X } from "lucide-react";
import { useMemo } from "react";
import { useController } from "react-hook-form";
import { clientSearch } from "#shared/clients/client-search.ts";
import type { Client } from "#shared/clients/contract.ts";
import { clientNames } from "#shared/events/client-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { type EventForm, eventLabels } from "#web/events/form/event-form.ts";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";

/** Prefix of the option that creates a client. */
const NEW = "novo:";

type ClientPickerProps = {
  form: EventForm;
  /** Undefined for a new one. */
  event: CateringEvent | undefined;
  clients: readonly Client[];
  /** Opens the form of a new client with this name. */
  onNew: (name: string) => void;
};

/** The clients of the event, found by name, phone number or CPF. */
export function ClientPicker({ form, event, clients, onNew }: ClientPickerProps) {
  const { field } = useController({ control: form.control, name: "clients" });
  const nameOf = useMemo(() => clientNames(event, byId(clients)), [event, clients]);
  const find = useMemo(() => clientSearch(clients), [clients]);
  const chosen = new Set(field.value);
  const search = (text: string) => {
    const found = find(text)
      .filter(({ id }) => !chosen.has(id))
      .map(({ id, name, phone, email }) => ({
        value: String(id),
        label: name,
        detail: phone ?? email ?? undefined,
      }));
    const name = text.trim();
    return name ? [...found, { value: NEW + name, label: `Cadastrar “${name}”` }] : found;
  };
  const add = (id: number) => field.onChange([...field.value, id]);
  const choose = (value: string) =>
    value.startsWith(NEW) ? onNew(value.slice(NEW.length)) : add(Number(value));
  // The error of one client, or of the whole list.
  const problem = form.formState.errors.clients;
  const remove = (id: number) => {
    field.onChange(field.value.filter((other) => other !== id));
    form.setFocus("clients");
  };

  return (
    <div className="flex flex-col gap-2">
      <ComboboxField
        ref={field.ref}
        label={eventLabels.clients}
        isOptional
        placeholder={clients.length > 0 ? "Buscar cliente" : "Nenhum cliente cadastrado"}
        noneFound="Nenhum cliente encontrado"
        chosen={undefined}
        search={search}
        onChoose={choose}
        error={problem?.message ?? problem?.find?.(Boolean)?.message}
      />
      {field.value.length > 0 && (
        <ul aria-label="Clientes do evento" className="flex flex-wrap gap-2">
          {field.value.map((id) => (
            <li
              key={id}
              className="flex h-9 max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-sm pointer-coarse:h-11"
            >
              <span className="truncate">{nameOf(id)}</span>
              <button
                type="button"
                aria-label={`Remover ${nameOf(id)}`}
                onClick={() => remove(id)}
                className="flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink pointer-coarse:size-11"
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
