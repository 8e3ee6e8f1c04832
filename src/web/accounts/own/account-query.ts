import { queryOptions } from "@tanstack/react-query";
import type { OwnAccount } from "#shared/accounts/contract.ts";
import { api } from "#web/api/api.ts";

export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => api.get<OwnAccount>("/api/account"),
});
