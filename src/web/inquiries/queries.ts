import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Inquiry, InquiryInput } from "#shared/inquiries/contract.ts";
import type { InquirySettings, InquirySettingsInput } from "#shared/inquiries/settings-contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { JUST_ANSWERED_MS } from "#web/api/query-client.ts";
import { clientsQuery } from "#web/clients/queries.ts";
import { useUnkeptQuery } from "#web/device/use-unkept-query.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/**
 * Below the key of the events: whatever removes a client changes both. Strangers send requests on their own, so each
 * screen asks again.
 */
export const inquiriesQuery = queryOptions({
  queryKey: [...eventsQuery.queryKey, "inquiries"],
  queryFn: () => api.get<Inquiry[]>("/api/inquiries"),
  staleTime: JUST_ANSWERED_MS,
});

/** The requests for whoever may deal with them; others never ask. Undefined until they are there. */
export const useInquiries = (): Inquiry[] | undefined =>
  useUnkeptQuery({ ...inquiriesQuery, enabled: useCan("edit-records") }).data;

const invalidates = [inquiriesQuery.queryKey];

export const useNoteInquiry = () =>
  useMutation({
    mutationFn: (input: InquiryInput) => api.post<Inquiry>("/api/inquiries", input),
    meta: { invalidates, success: "Pedido anotado" },
  });

export const useCreateEventOf = () =>
  useMutation({
    mutationFn: ({ id, clientId }: { id: number; clientId: number | null }) =>
      api.post<CateringEvent>(`/api/inquiries/${id}/event`, { clientId }),
    meta: {
      invalidates: [eventsQuery.queryKey, clientsQuery.queryKey],
      // Somebody else may just have dealt with it.
      invalidatesOnFailure: invalidates,
      success: "Orçamento criado",
      failure: (error) => saidByServer(error, "Falha ao criar o orçamento"),
    },
  });

/** Offers to undo it. */
export const useDiscardInquiry = () => {
  const { mutate: reopen } = useReopenInquiry();
  return useMutation({
    mutationFn: (id: number) => api.post<Inquiry>(`/api/inquiries/${id}/discard`),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      failure: (error) => saidByServer(error, "Falha ao descartar o pedido"),
    },
    onSuccess: (_answer, id) => {
      toast({
        title: "Pedido descartado",
        tone: "success",
        action: { label: "Desfazer", onAction: () => reopen(id) },
      });
    },
  });
};

export const useReopenInquiry = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Inquiry>(`/api/inquiries/${id}/reopen`),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success: "Pedido reaberto",
      failure: (error) => saidByServer(error, "Falha ao reabrir o pedido"),
    },
  });

/** The settings as the only row of a list, which is how edit conflicts look for their record. */
export type InquirySettingsRow = InquirySettings & { id: number };

export const inquirySettingsQuery = queryOptions({
  queryKey: ["inquiry-settings"],
  queryFn: async (): Promise<InquirySettingsRow[]> => [
    { ...(await api.get<InquirySettings>("/api/inquiry-settings")), id: 1 },
  ],
});

export const useSaveInquirySettings = () =>
  useMutation({
    mutationFn: (input: InquirySettingsInput) => api.put<InquirySettings>("/api/inquiry-settings", input),
    meta: { invalidates: [inquirySettingsQuery.queryKey], success: "Página de pedidos atualizada" },
  });
