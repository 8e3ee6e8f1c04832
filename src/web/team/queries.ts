import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { Invitation, InvitationInput, InvitationLink, Team, TeamPerson } from "#shared/team/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

export const teamQuery = queryOptions({
  queryKey: ["team"],
  queryFn: () => api.get<Team>("/api/team"),
  // Somebody may have accepted meanwhile.
  refetchOnMount: "always",
});

/** What fails may have been done by another owner: the list is fetched anew either way. */
const changesTeam = (success: string, failure: string) => ({
  invalidates: [teamQuery.queryKey],
  invalidatesOnFailure: [teamQuery.queryKey],
  success,
  failure: (error: Error) => saidByServer(error, failure),
});

export const useInvite = () =>
  useMutation({
    mutationFn: (input: InvitationInput) => api.post<Invitation>("/api/team/invitations", input),
    meta: { invalidates: [teamQuery.queryKey], success: "Convite enviado" },
  });

export const useResendInvitation = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Invitation>(`/api/team/invitations/${id}/resend`),
    meta: changesTeam("Convite reenviado", "Falha ao reenviar o convite"),
  });

export const useCancelInvitation = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/team/invitations/${id}`),
    meta: changesTeam("Convite cancelado", "Falha ao cancelar o convite"),
  });

export const useInvitationLink = () =>
  useMutation({
    mutationFn: (id: number) => api.put<InvitationLink>(`/api/team/invitations/${id}/link`),
    meta: { invalidatesOnFailure: [teamQuery.queryKey] },
  });

export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, companyRole }: { id: number; companyRole: CompanyRole }) =>
      api.patch<TeamPerson>(`/api/team/${id}`, { companyRole }),
    meta: changesTeam("Função alterada", "Falha ao alterar a função"),
  });

export const useRemovePerson = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/team/${id}`),
    meta: changesTeam("Acesso removido", "Falha ao remover o acesso"),
  });

export const useRequireSecondStep = () =>
  useMutation({
    mutationFn: (isOn: boolean) => api.put<unknown>("/api/team/second-step", { isOn }),
    meta: changesTeam("Exigência da segunda etapa atualizada", "Falha ao salvar a exigência"),
  });

export const useEndSecondStep = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/team/${id}/second-step`),
    meta: changesTeam("Segunda etapa encerrada", "Falha ao encerrar a segunda etapa"),
  });
