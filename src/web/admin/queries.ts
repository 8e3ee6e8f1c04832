import { queryOptions, useMutation } from "@tanstack/react-query";
import type {
  AdminCompany,
  AdminStats,
  AdminUser,
  ClientsByCompany,
  ErasedCompany,
} from "#shared/admin/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

/** Fixed wording: a failed fetch of the admin area has an English message. */
async function fetchNamed<T>(path: string, name: string): Promise<T> {
  try {
    return await api.get<T>(path);
  } catch (cause) {
    throw new Error(`Failed to fetch ${name}`, { cause });
  }
}

export const adminStatsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  queryFn: () => fetchNamed<AdminStats>("/api/admin/stats", "stats"),
});

export const adminCompaniesQuery = queryOptions({
  queryKey: ["admin", "companies"],
  queryFn: () => fetchNamed<AdminCompany[]>("/api/admin/companies", "companies"),
});

export const clientsByCompanyQuery = queryOptions({
  queryKey: ["admin", "clients-by-company"],
  queryFn: () => fetchNamed<ClientsByCompany[]>("/api/admin/clients-by-company", "clients by company"),
});

export const adminUsersQuery = queryOptions({
  queryKey: ["admin", "users"],
  queryFn: () => fetchNamed<AdminUser[]>("/api/admin/users", "users"),
});

export const useEndSecondStepOfUser = () =>
  useMutation({
    mutationFn: (id: number) => api.post<unknown>(`/api/admin/users/${id}/end-second-step`),
    meta: {
      invalidates: [adminUsersQuery.queryKey],
      invalidatesOnFailure: [adminUsersQuery.queryKey],
      success: "Segunda etapa encerrada",
      failure: (error) => saidByServer(error, "Falha ao encerrar a segunda etapa"),
    },
  });

export const erasedCompaniesQuery = queryOptions({
  queryKey: ["admin", "erased-companies"],
  queryFn: () => fetchNamed<ErasedCompany[]>("/api/admin/erased-companies", "erased companies"),
});

export const useCloseAnyCompany = () =>
  useMutation({
    mutationFn: ({ id, action }: { id: number; action: "close" | "reopen" }) =>
      api.post<unknown>(`/api/admin/companies/${id}/${action}`),
    meta: {
      invalidates: [adminCompaniesQuery.queryKey],
      invalidatesOnFailure: [adminCompaniesQuery.queryKey],
      success: "Status alterado",
      failure: (error) => saidByServer(error, "Erro ao alterar status da empresa"),
    },
  });

export const useToggleUserStatus = () =>
  useMutation({
    // Sends the shown status along: if it is outdated, the server refuses instead of doing the opposite.
    mutationFn: ({ id, isActive }: Pick<AdminUser, "id" | "isActive">) =>
      api.post<unknown>(`/api/admin/users/${id}/toggle-status`, undefined, { "If-Match": `"${isActive}"` }),
    meta: {
      invalidates: [adminUsersQuery.queryKey],
      invalidatesOnFailure: [adminUsersQuery.queryKey],
      success: { title: "Status alterado", description: "Status do usuário alterado com sucesso" },
      failure: "Erro ao alterar status do usuário",
    },
  });
