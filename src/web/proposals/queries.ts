import { queryOptions, useMutation } from "@tanstack/react-query";
import type { AcceptByHandInput, Proposal, ProposalInput } from "#shared/proposals/contract.ts";
import type { ProposalSettings, ProposalSettingsInput } from "#shared/proposals/settings-contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { JUST_ANSWERED_MS } from "#web/api/query-client.ts";
import { saveBlob } from "#web/browser/save-file.ts";
import { useUnkeptQuery } from "#web/device/use-unkept-query.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useCan } from "#web/session/permissions.ts";

const answered = (proposals: readonly Proposal[]) =>
  proposals
    .filter(({ state }) => state === "aceita" || state === "recusada")
    .map(({ id, state }) => `${id} ${state}`)
    .join();

/**
 * Below the key of the events: whatever changes an event may have been an answer to its proposal. Clients look and
 * answer on their own, so each screen asks again; an answer changes what its event brings, and may reserve its stock.
 */
export const proposalsQuery = queryOptions({
  queryKey: [...eventsQuery.queryKey, "proposals"],
  queryFn: async ({ client }): Promise<Proposal[]> => {
    const before = client.getQueryData<Proposal[]>(proposalsQuery.queryKey);
    const proposals = await api.get<Proposal[]>("/api/proposals");
    if (before && answered(before) !== answered(proposals)) {
      for (const { queryKey } of [eventsQuery, ingredientsQuery])
        void client.invalidateQueries({ queryKey, exact: true });
    }
    return proposals;
  },
  staleTime: JUST_ANSWERED_MS,
});

/** The proposals for whoever may send them; others never ask. Undefined until they are there. */
export const useProposals = (): Proposal[] | undefined =>
  useUnkeptQuery({ ...proposalsQuery, enabled: useCan("edit-records") }).data;

/** Every version that was sent for an event, the last one first. */
export const proposalVersionsQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...proposalsQuery.queryKey, "versions", eventId],
    queryFn: () => api.get<Proposal[]>(`/api/events/${eventId}/proposals`),
  });

/** The page of a version as its client sees it. */
export const useProposalPage = () =>
  useMutation({
    mutationFn: (id: number) => api.getText(`/api/proposals/${id}/page`),
    meta: { failure: (error) => saidByServer(error, "Falha ao abrir a proposta") },
  });

export const useProposalPdf = () =>
  useMutation({
    mutationFn: async ({ id, number, version }: Pick<Proposal, "id" | "number" | "version">) =>
      saveBlob(`proposta-${number}-versao-${version}.pdf`, await api.getFile(`/api/proposals/${id}/pdf`)),
    meta: { failure: (error) => saidByServer(error, "Falha ao baixar o PDF") },
  });

/** An accepted event reserves its stock. */
const invalidates = [eventsQuery.queryKey, ingredientsQuery.queryKey];

type ForEvent = ProposalInput & { eventId: number };

export const useProposalPreview = () =>
  useMutation({
    mutationFn: ({ eventId, ...input }: ForEvent) =>
      api.post<{ html: string }>(`/api/events/${eventId}/proposal-preview`, input),
  });

export const useSendProposal = () =>
  useMutation({
    mutationFn: ({ eventId, ...input }: ForEvent) =>
      api.post<Proposal>(`/api/events/${eventId}/proposals`, input),
    meta: {
      // Its charges are saved with it, and a plan becomes a quote, which reserves nothing.
      invalidates,
      // The client may just have accepted the version before.
      invalidatesOnFailure: [eventsQuery.queryKey],
    },
  });

export const useAcceptByHand = () =>
  useMutation({
    mutationFn: ({ id, ...input }: AcceptByHandInput & { id: number }) =>
      api.post<Proposal>(`/api/proposals/${id}/accept`, input),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success: "Aceite registrado com sucesso",
    },
  });

export const useRevokeProposal = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Proposal>(`/api/proposals/${id}/revoke`),
    meta: {
      invalidates: [proposalsQuery.queryKey],
      invalidatesOnFailure: [proposalsQuery.queryKey],
      success: "Link revogado com sucesso",
      failure: (error) => saidByServer(error, "Falha ao revogar o link"),
    },
  });

/** The settings as the only row of a list, which is how edit conflicts look for their record. */
export type ProposalSettingsRow = ProposalSettings & { id: number };

export const proposalSettingsQuery = queryOptions({
  queryKey: ["proposal-settings"],
  queryFn: async (): Promise<ProposalSettingsRow[]> => [
    { ...(await api.get<ProposalSettings>("/api/proposal-settings")), id: 1 },
  ],
});

export const useSaveProposalSettings = () =>
  useMutation({
    mutationFn: (input: ProposalSettingsInput) => api.put<ProposalSettings>("/api/proposal-settings", input),
    meta: { invalidates: [proposalSettingsQuery.queryKey], success: "Propostas atualizadas" },
  });

/** The logo as a data: URL; null without one. */
export const logoQuery = queryOptions({
  queryKey: ["company-logo"],
  queryFn: () => api.getImage("/api/company/logo"),
});

export const useSaveLogo = () =>
  useMutation({
    mutationFn: (file: File) => api.put<unknown>("/api/company/logo", file),
    meta: { invalidates: [logoQuery.queryKey], success: "Logotipo salvo" },
  });

export const useRemoveLogo = () =>
  useMutation({
    mutationFn: () => api.delete<unknown>("/api/company/logo"),
    meta: {
      invalidates: [logoQuery.queryKey],
      success: "Logotipo removido",
      failure: (error) => saidByServer(error, "Falha ao remover o logotipo"),
    },
  });
