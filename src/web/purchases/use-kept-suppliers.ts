import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SeenSupplier } from "#shared/suppliers/contract.ts";
import { isUnanswered } from "#web/api/api-error.ts";
import { useIsOffline } from "#web/browser/connection.ts";
import { keepAnswer, keptAnswer, ownerOf } from "#web/device/kept-answers.ts";
import { useUser } from "#web/session/session.tsx";
import { suppliersQuery } from "#web/suppliers/queries.ts";

/** A supplier as far as a list of purchases knows it. */
export type ListedSupplier = Pick<SeenSupplier, "id" | "name"> & { whatsapp?: string | null };

/** Only names are kept on the device, never how to reach somebody. */
const NAME = "supplier-names";

/** The suppliers; without a network their names as they were last, or none: a list without groups can be bought too. */
export function useKeptSuppliers() {
  const query = useQuery(suppliersQuery);
  const { data, error, refetch } = query;
  const user = useUser();
  const isOffline = useIsOffline();
  const [kept, setKept] = useState<ListedSupplier[]>();
  const hasData = data !== undefined;

  useEffect(() => {
    if (!user || !data) return;
    const names = data.map(({ id, name }) => ({ id, name }));
    void keepAnswer(ownerOf(user), NAME, { data: names, at: Date.now() });
  }, [user, data]);

  const isMissing = !hasData && error !== null && isUnanswered(error);
  useEffect(() => {
    if (!user || !isMissing) return;
    let isCurrent = true;
    void keptAnswer(ownerOf(user), NAME).then((answer) => {
      if (isCurrent) setKept((answer?.data as ListedSupplier[] | undefined) ?? []);
    });
    return () => {
      isCurrent = false;
    };
  }, [user, isMissing]);
  useEffect(() => {
    if (isMissing && !isOffline) void refetch({ cancelRefetch: false });
  }, [isMissing, isOffline, refetch]);

  // The kept names stay while they are asked for again: without any the page would begin anew.
  return { query, suppliers: (data as ListedSupplier[] | undefined) ?? kept };
}
