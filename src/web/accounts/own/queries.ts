import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Device } from "#shared/accounts/device-contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: () => api.get<Device[]>("/api/devices"),
});

/** One device by the id of its session, or all others. */
export const useEndDevices = () =>
  useMutation({
    mutationFn: (which: number | "others") =>
      which === "others" ? api.post("/api/devices/end-others") : api.delete(`/api/devices/${which}`),
    meta: {
      invalidates: [devicesQuery.queryKey],
      invalidatesOnFailure: [devicesQuery.queryKey],
      success: "Acesso encerrado",
      failure: (error) => saidByServer(error, "Não foi possível encerrar o acesso"),
    },
  });
