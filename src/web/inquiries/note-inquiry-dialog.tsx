import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { eventTypes } from "#shared/events/enumerations.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { type InquiryInput, inquiryInput, lastInquiryDay } from "#shared/inquiries/contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { useToday } from "#web/session/clock.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { inquiriesQuery, useNoteInquiry } from "./queries.ts";

type Values = z.input<ReturnType<typeof inquiryInput>>;

const empty: Values = {
  name: "",
  phone: "",
  email: "",
  date: "",
  guests: "",
  eventType: "",
  location: "",
  message: "",
};

const labels = {
  name: "Nome",
  phone: "WhatsApp",
  email: "E-mail",
  date: "Data",
  guests: "Convidados",
  eventType: "Tipo",
  location: "Local",
  message: "Observação",
} satisfies Record<keyof Values, string>;

type NoteInquiryDialogProps = { open: boolean; onClose: () => void };

/** A request that came by telephone, noted before it is forgotten. */
export function NoteInquiryDialog({ open, onClose }: NoteInquiryDialogProps) {
  const today = useToday();
  const { mutateAsync: note } = useNoteInquiry();
  const form = useForm<Values, unknown, InquiryInput>({
    resolver: zodResolver(inquiryInput(today)),
    defaultValues: empty,
  });
  const conflict = useEditConflict({
    form,
    subject: undefined,
    query: inquiriesQuery,
    valuesOf: () => empty,
    labels,
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Anotar pedido"
      description="Fica no dashboard até virar orçamento ou ser descartado."
      form={form}
      conflict={conflict}
      save={note}
    >
      <TextField label={labels.name} autoComplete="off" required {...registerField(form, "name")} />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <TextField
          label={labels.date}
          type="date"
          min={today}
          max={lastInquiryDay(today)}
          required
          {...registerField(form, "date")}
        />
        <NumberField label={labels.guests} step={10} min={1} required {...registerField(form, "guests")} />
        <TextField label={labels.phone} type="tel" autoComplete="off" {...registerField(form, "phone")} />
        <TextField
          label="ou e-mail"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          {...registerField(form, "email")}
        />
        <SelectField
          label={labels.eventType}
          options={["", ...eventTypes]}
          labels={{ ...eventTypeLabels, "": "–" }}
          isOptional
          {...registerField(form, "eventType")}
        />
        <TextField
          label={labels.location}
          autoComplete="off"
          isOptional
          {...registerField(form, "location")}
        />
      </div>
      <TextAreaField label={labels.message} isOptional {...registerField(form, "message")} />
    </EditDialog>
  );
}
