import { useQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Client, ClientName } from "#shared/clients/contract.ts";
import { formatDate } from "#shared/numbers/format.ts";
import { clientMoney } from "#shared/payments/agreed/client-money.ts";
import { clientIdIn, paths } from "#web/address/paths.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { clientNamesQuery } from "#web/clients/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useProposals } from "#web/proposals/queries.ts";
import { useTimeZone, useToday } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { ClientContact } from "./client-contact.tsx";
import { ClientEventList } from "./client-event-list.tsx";
import { ClientFigures } from "./client-figures.tsx";
import { ClientHeader } from "./client-header.tsx";
import { ClientNote } from "./client-note.tsx";
import { ClientProposals } from "./client-proposals.tsx";

const byDateBackwards = (a: { date: string }, b: { date: string }) => Date.parse(b.date) - Date.parse(a.date);

/** One client: what is open, events, proposals, contact and note. The team sees the name and the events. */
export function ClientPage() {
  const [path] = useLocation();
  const id = clientIdIn(path) ?? 0;
  const clients = useQuery(clientNamesQuery);
  const events = useQuery(eventsQuery);
  const proposals = useProposals();
  const seesMoney = useCan("see-money");
  const today = useToday();
  const timeZone = useTimeZone();
  const client = clients.data?.find((one) => one.id === id);
  const name = client?.name;
  useEffect(() => {
    if (name) document.title = `${name} · Balcão`;
  }, [name]);

  const failed = failedQueries(clients, events);
  if (failed.length > 0) return <LoadError title="Não foi possível carregar o cliente" queries={failed} />;
  if (!clients.data || !events.data) return <ClientPageSkeleton />;
  if (!client) return <UnknownClient />;

  const own = events.data.filter((event) => event.clients.includes(id));
  const money = seesMoney ? clientMoney(own.filter(hasMoney), today) : undefined;
  const shown = own.filter(({ active }) => active === "true").sort(byDateBackwards);
  const offered = proposals?.filter(({ eventId }) => shown.some((event) => event.id === eventId));
  return (
    <>
      <ClientHeader key={id} client={client} events={own} money={money} />
      {money && <ClientFigures money={money} events={own} />}
      <div className="grid gap-x-11 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <ClientEventList clientId={id} events={shown} seesMoney={seesMoney} />
          {offered && offered.length > 0 && <ClientProposals proposals={offered} />}
        </div>
        {hasPersonalData(client) && (
          <div className="min-w-0">
            <ClientContact client={client} />
            <ClientNote key={id} client={client} />
            <p className="mt-6 text-xs text-muted">Cadastrado em {formatDate(client.createdAt, timeZone)}</p>
          </div>
        )}
      </div>
    </>
  );
}

/** One field tells: a reply has all of it or none. */
const hasPersonalData = (client: ClientName): client is Client => "notes" in client;

function UnknownClient() {
  const seesClients = useCan("see-personal-data");
  return (
    <>
      <h1 className="sr-only">Cliente não encontrado</h1>
      <EmptyState
        icon={<UserX />}
        title="Cliente não encontrado"
        action={
          <Link
            href={seesClients ? paths.clients : paths.events}
            className={buttonClass({ variant: "secondary" })}
          >
            {seesClients ? "Ver clientes" : "Ver eventos"}
          </Link>
        }
      >
        Ele não existe, foi removido ou não pertence à sua empresa.
      </EmptyState>
    </>
  );
}

function ClientPageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-6 h-24 w-2/3" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
