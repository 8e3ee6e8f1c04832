import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { ActivityBatch, ActivityThing } from "#shared/activity/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { api } from "#web/api/api.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { useTimeZone } from "#web/session/clock.ts";

/** Undefined does not filter. */
export type TrailFilter = { person?: string; thing?: ActivityThing };

const trail = (path: string, { person, thing }: TrailFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [path, { person, thing }],
    queryFn: ({ pageParam: before }) => {
      const query = Object.entries({ before, person, thing }).flatMap(([name, value]) =>
        value ? [`${name}=${value}`] : [],
      );
      return api.get<ActivityBatch>(query.length > 0 ? `${path}?${query.join("&")}` : path);
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    // Every action adds to it.
    refetchOnMount: "always",
  });

export const companyTrail = (filter: TrailFilter) => trail("/api/activity", filter);
export const accountsTrail = trail("/api/admin/activity");

export const useDownloadCompanyData = () => {
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async () => {
      const data = await api.get<unknown>("/api/company-data");
      const name = `balcao-dados-${dayIn(new Date(), timeZone)}.json`;
      saveFile(name, "application/json", JSON.stringify(data, null, 2));
    },
    meta: { failure: "Não foi possível baixar os dados" },
  });
};
