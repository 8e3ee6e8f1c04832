import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { type Company, type CompanyInput, companyInput } from "#shared/company/contract.ts";
import { timeZoneLabels } from "#shared/company/labels.ts";
import { timeZones } from "#shared/time/time-zones.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { useAuth } from "#web/session/session.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type CompanyRow, companyQuery, useUpdateCompany } from "./queries.ts";

type Values = z.input<typeof companyInput>;

const labels = {
  name: "Nome",
  phone: "Telefone",
  cnpj: "CNPJ",
  address: "Endereço",
  timeZone: "Fuso horário",
};

const valuesOf = ({ name, phone, cnpj, address, timeZone, version }: Company): Values => ({
  name,
  phone: phone ?? "",
  cnpj: formatCnpj(cnpj ?? ""),
  address: address ?? "",
  timeZone,
  version,
});

type CompanyDialogProps = { company: CompanyRow; open: boolean; onClose: () => void };

export function CompanyDialog({ company, open, onClose }: CompanyDialogProps) {
  const { refreshUser } = useAuth();
  const { mutateAsync: update } = useUpdateCompany();
  const form = useForm<Values, unknown, CompanyInput>({
    resolver: zodResolver(companyInput),
    defaultValues: valuesOf(company),
  });
  const conflict = useEditConflict({ form, subject: company, query: companyQuery, valuesOf, labels });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Dados da empresa"
      form={form}
      conflict={conflict}
      save={update}
      // Its name stands in the menu, and its zone is that of every page.
      onSaved={() => void refreshUser()}
    >
      <TextField label={labels.name} autoComplete="organization" required {...registerField(form, "name")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          isOptional
          {...registerField(form, "phone")}
        />
        <TextField
          label={labels.cnpj}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="00.000.000/0000-00"
          isOptional
          {...registerField(form, "cnpj")}
        />
      </div>
      <TextField
        label={labels.address}
        autoComplete="street-address"
        isOptional
        {...registerField(form, "address")}
      />
      <SelectField
        label={labels.timeZone}
        hint="Vale para todas as horas e datas, em qualquer aparelho e na página do cliente"
        options={timeZones}
        labels={timeZoneLabels}
        {...registerField(form, "timeZone")}
      />
    </EditDialog>
  );
}
