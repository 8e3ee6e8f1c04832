import { useQuery } from "@tanstack/react-query";
import { suppliersQuery } from "./queries.ts";

/** The name of a supplier whose id a field holds as a text; "nenhum" without one. */
export function useSupplierName(): (id: string) => string {
  const { data: suppliers } = useQuery(suppliersQuery);
  return (id) => suppliers?.find((one) => String(one.id) === id)?.name ?? (id ? "outro" : "nenhum");
}
