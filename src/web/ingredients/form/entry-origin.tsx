import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { suppliersQuery } from "#web/suppliers/queries.ts";
import { SupplierField } from "#web/suppliers/supplier-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type EntryForm, entryLabels } from "./entry-form.ts";

const FIELDS = ["supplierId", "invoiceNumber", "lot", "boughtOn"] as const;

/** Where a purchase came from, folded: most entries are quick. The supplier that goes along is in sight either way. */
export function EntryOrigin({ form }: { form: EntryForm }) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { data: suppliers } = useQuery(suppliersQuery);
  const supplierId = useWatch({ control: form.control, name: "supplierId" });
  const supplier = suppliers?.find((one) => String(one.id) === supplierId);
  // A refused field must be seen.
  const isOpen = isUnfolded || FIELDS.some((field) => form.formState.errors[field]);

  return (
    <section className="rounded-lg border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 rounded-lg px-4 py-2 text-left text-sm hover:bg-hover"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-medium">Fornecedor, nota e lote</span>
          {!isOpen && <span className="text-muted"> · {supplier?.name ?? "opcional"}</span>}
        </span>
        <ChevronDown className={`size-4 shrink-0 text-muted ${isOpen ? "rotate-180" : ""}`} />
      </button>
      {isOpen && (
        <div id={id} className="flex flex-col gap-4 border-t border-line p-4">
          <SupplierField form={form} name="supplierId" />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField
              label={entryLabels.invoiceNumber}
              autoComplete="off"
              {...registerField(form, "invoiceNumber")}
            />
            <TextField label={entryLabels.lot} autoComplete="off" {...registerField(form, "lot")} />
          </div>
          <TextField
            type="date"
            label={entryLabels.boughtOn}
            hint="Vazio: hoje."
            {...registerField(form, "boughtOn")}
          />
        </div>
      )}
    </section>
  );
}
