import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import { api } from "#web/app/api/api.ts";
import { saveFile } from "#web/browser/save-file.ts";

const trail = (path: string) =>
  infiniteQueryOptions({
    queryKey: [path],
    queryFn: ({ pageParam }) => api.get<ActivityBatch>(pageParam ? `${path}?before=${pageParam}` : path),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    // Every action adds to it.
    refetchOnMount: "always",
  });

export const companyTrail = trail("/api/activity");
export const accountsTrail = trail("/api/admin/activity");

export const useDownloadCompanyData = () =>
  useMutation({
    mutationFn: async () => {
      const data = await api.get<unknown>("/api/company-data");
      const name = `balcao-dados-${localDay(new Date())}.json`;
      saveFile(name, "application/json", JSON.stringify(data, null, 2));
    },
    meta: { failure: "Não foi possível baixar os dados" },
  });
