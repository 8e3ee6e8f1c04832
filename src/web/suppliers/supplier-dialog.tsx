import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type Supplier, type SupplierInput, supplierInput } from "#shared/suppliers/contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { contactsQuery, useCreateSupplier, useUpdateSupplier } from "./queries.ts";
import { type SupplierFormValues, supplierFormValues, supplierLabels } from "./supplier-form.ts";

type SupplierDialogProps = {
  /** Undefined for a new one. */
  supplier: Supplier | undefined;
  open: boolean;
  onClose: () => void;
  onSaved?: (supplier: Supplier) => void;
};

export function SupplierDialog({ supplier, open, onClose, onSaved }: SupplierDialogProps) {
  const { mutateAsync: create } = useCreateSupplier();
  const { mutateAsync: update } = useUpdateSupplier();
  const form = useForm<SupplierFormValues, unknown, SupplierInput>({
    resolver: zodResolver(supplierInput),
    defaultValues: supplierFormValues(supplier),
  });
  const conflict = useEditConflict({
    form,
    subject: supplier,
    query: contactsQuery,
    valuesOf: supplierFormValues,
    labels: supplierLabels,
  });

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={supplier ? "Editar fornecedor" : "Novo fornecedor"}
      form={form}
      conflict={conflict}
      save={(input) => (supplier ? update({ id: supplier.id, ...input }) : create(input))}
      onSaved={onSaved}
      sameName={{ list: contactsQuery.queryKey, edited: supplier, noun: "um fornecedor" }}
    >
      <TextField label={supplierLabels.name} autoComplete="off" required {...registerField(form, "name")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={supplierLabels.whatsapp}
          type="tel"
          autoComplete="off"
          isOptional
          {...registerField(form, "whatsapp")}
        />
        <TextField
          label={supplierLabels.cnpj}
          autoComplete="off"
          autoCapitalize="characters"
          isOptional
          {...registerField(form, "cnpj")}
        />
      </div>
      <TextAreaField label={supplierLabels.notes} isOptional {...registerField(form, "notes")} />
    </EditDialog>
  );
}
