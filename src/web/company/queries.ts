import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Company, CompanyInput } from "#shared/company/contract.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { api } from "#web/api/api.ts";

/** The company as the only row of a list, which is how edit conflicts look for their record. */
export type CompanyRow = Company & { id: number };

export const companyQuery = queryOptions({
  queryKey: ["company"],
  queryFn: async (): Promise<CompanyRow[]> => [{ ...(await api.get<Company>("/api/company")), id: 1 }],
});

export const useUpdateCompany = () =>
  useMutation({
    mutationFn: (input: CompanyInput) => api.put<Company>("/api/company", input),
    meta: { invalidates: [companyQuery.queryKey], success: "Dados da empresa atualizados" },
  });

export const useChooseTimeZone = () =>
  useMutation({
    mutationFn: async (timeZone: TimeZone) => {
      const { email: _email, ...company } = await api.get<Company>("/api/company");
      return api.put<Company>("/api/company", { ...company, timeZone } satisfies CompanyInput);
    },
    meta: { invalidates: [companyQuery.queryKey], success: "Fuso horário atualizado" },
  });
