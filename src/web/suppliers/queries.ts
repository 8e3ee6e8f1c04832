import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { SeenSupplier } from "#shared/suppliers/contract.ts";
import { api } from "#web/app/api/api.ts";

export const suppliersQuery = queryOptions({
  queryKey: ["suppliers"],
  queryFn: () => api.get<SeenSupplier[]>("/api/suppliers"),
});

/** Fetches the current suppliers, ignoring the cache. */
export const useFreshSuppliers = () => {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...suppliersQuery, staleTime: 0 });
};
