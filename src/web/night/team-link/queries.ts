import { queryOptions, useMutation } from "@tanstack/react-query";
import type { TeamLink } from "#shared/night/team-link/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery } from "#web/events/queries.ts";

const pathOf = (eventId: number) => `/api/events/${eventId}/team-link`;

/** Below the key of the events: the last day of a link follows the day of its event. */
export const teamLinkQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventsQuery.queryKey, "team-link", eventId],
    queryFn: () => api.get<TeamLink | null>(pathOf(eventId)),
  });

export const useCreateTeamLink = (eventId: number) =>
  useMutation({
    mutationFn: () => api.post<TeamLink>(pathOf(eventId)),
    meta: { invalidates: [teamLinkQuery(eventId).queryKey] },
  });

export const useRevokeTeamLink = (eventId: number) =>
  useMutation({
    mutationFn: () => api.delete<unknown>(pathOf(eventId)),
    meta: {
      invalidates: [teamLinkQuery(eventId).queryKey],
      invalidatesOnFailure: [teamLinkQuery(eventId).queryKey],
      success: "Link da equipe revogado",
      failure: (error) => saidByServer(error, "Falha ao revogar o link"),
    },
  });
