import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Link } from "wouter";
import { linkToClient } from "#web/address/links.ts";
import { clientNamesQuery } from "./queries.ts";

type ClientLinksProps = { ids: readonly number[]; nameOf: (id: number, position: number) => string };

/** Names of clients that lead to their pages; a removed client has none. */
export function ClientLinks({ ids, nameOf }: ClientLinksProps) {
  const { data: clients } = useQuery(clientNamesQuery);
  return ids.map((id, position) => (
    <Fragment key={id}>
      {position > 0 && ", "}
      {clients?.some((one) => one.id === id) ? (
        <Link href={linkToClient(id)} className="underline-offset-4 hover:text-ink hover:underline">
          {nameOf(id, position)}
        </Link>
      ) : (
        nameOf(id, position)
      )}
    </Fragment>
  ));
}
