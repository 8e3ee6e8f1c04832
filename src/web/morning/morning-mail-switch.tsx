import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { NotificationSettings } from "#shared/morning/settings-contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";

const PATH = "/api/notification-settings";

const settingsQuery = queryOptions({
  queryKey: ["notification-settings"],
  queryFn: () => api.get<NotificationSettings>(PATH),
});

const useSaveSettings = () =>
  useMutation({
    mutationFn: (settings: NotificationSettings) => api.put<NotificationSettings>(PATH, settings),
    meta: {
      invalidates: [settingsQuery.queryKey],
      success: "Resumo da manhã atualizado",
      failure: (error) => saidByServer(error, "Falha ao salvar"),
    },
  });

/** Whether the person gets the morning's mail; saved at once. */
export function MorningMailSwitch() {
  const { data } = useQuery(settingsQuery);
  const { mutate: save, isPending, variables } = useSaveSettings();
  if (!data) return null;
  return (
    <CheckboxField
      label="Resumo da manhã por e-mail"
      hint="Às 7:00, quando algo precisa de você: eventos, retornos, cobranças, propostas, pedidos e compras."
      checked={isPending ? variables.morningMail : data.morningMail}
      onChange={(morningMail) => save({ morningMail })}
    />
  );
}
