import type { ComponentProps } from "react";
import { type CompanyRole, companyRoleLabels, companyRoles } from "#shared/accounts/permissions.ts";

const explanations: Record<CompanyRole, string> = {
  dono: "Vê e faz tudo, também a equipe e os dados da empresa.",
  gestor: "Planeja, compra e vê preços, custos e relatórios; não muda a equipe.",
  equipe: "Vê eventos, receitas e quantidades, dá baixa, retorna e conta; não vê valores nem contatos.",
};

type RoleChoicesProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  /** Where the form does not know it. */
  chosen?: CompanyRole;
  error?: string;
};

/** The three roles, each with what it may do. */
export function RoleChoices({ chosen, error, ...radio }: RoleChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Função</legend>
      <div className="ruled rounded-lg border border-line">
        {companyRoles.map((role) => (
          <label key={role} className="flex cursor-pointer gap-3 px-3 py-2.5 hover:bg-hover">
            <input
              {...radio}
              {...(chosen && { checked: role === chosen })}
              type="radio"
              value={role}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-medium">{companyRoleLabels[role]}</span>
              <span className="block text-sm text-muted">{explanations[role]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
