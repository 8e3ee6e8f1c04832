import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Company, CompanyInput } from "#shared/company/contract.ts";
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
