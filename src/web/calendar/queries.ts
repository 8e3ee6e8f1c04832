import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CalendarLink } from "#shared/calendar/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

const PATH = "/api/calendar-link";

export const calendarLinkQuery = queryOptions({
  queryKey: ["calendar-link"],
  queryFn: () => api.get<CalendarLink>(PATH),
});

export const useCreateCalendarLink = () =>
  useMutation({
    mutationFn: () => api.post<CalendarLink>(PATH),
    meta: { invalidates: [calendarLinkQuery.queryKey] },
  });

export const useRevokeCalendarLink = () =>
  useMutation({
    mutationFn: () => api.delete<CalendarLink>(PATH),
    meta: {
      invalidates: [calendarLinkQuery.queryKey],
      invalidatesOnFailure: [calendarLinkQuery.queryKey],
      success: "Link da agenda revogado",
      failure: (error) => saidByServer(error, "Falha ao revogar o link"),
    },
  });
