import { useQuery } from "@tanstack/react-query";
import { saidByServer } from "#web/api/api-error.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { MorningMailSwitch } from "#web/morning/morning-mail-switch.tsx";
import { useCan } from "#web/session/permissions.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { RevokeLink } from "#web/ui/links/revoke-link.tsx";
import { calendarLinkQuery, useCreateCalendarLink, useRevokeCalendarLink } from "./queries.ts";

/** Mails of the morning, and the link by which the person's own calendar follows the events: made, copied and taken back. */
export function CalendarCard() {
  const query = useQuery(calendarLinkQuery);
  const create = useCreateCalendarLink();
  const seesMoney = useCan("see-money");
  const link = query.data?.link;
  const failed = failedQueries(query);
  return (
    <Card>
      <CardTitle>Agenda e avisos</CardTitle>
      {seesMoney && (
        <div className="mb-3 border-b border-line pb-3">
          <MorningMailSwitch />
        </div>
      )}
      <p className="mb-3 text-sm text-muted">
        Os eventos na agenda do seu celular, sempre atualizados. Sem valores e sem contatos de clientes. O
        link é só seu; você pode revogá-lo quando quiser.
      </p>
      {link ? (
        <OwnLink link={link} />
      ) : failed.length > 0 ? (
        <LoadError title="Não foi possível carregar o link" queries={failed} />
      ) : link === undefined ? (
        <Spinner label="Carregando link" />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          isBusy={create.isPending}
          busyLabel="Criando..."
          onClick={() => create.mutate()}
        >
          Criar link
        </Button>
      )}
      {create.error && (
        <Alert tone="error">{saidByServer(create.error, "Não foi possível criar o link")}</Alert>
      )}
    </Card>
  );
}

function OwnLink({ link }: { link: string }) {
  const { mutate: revoke, isPending } = useRevokeCalendarLink();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="rounded-lg bg-sunken p-3.5 text-sm break-all">{link}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton variant="secondary" label="Copiar link" text={link} />
          <a href={link.replace(/^https?:/, "webcal:")} className={buttonClass({ variant: "secondary" })}>
            Assinar no iPhone ou Mac
          </a>
        </div>
      </div>
      <ul className="flex flex-col gap-2 text-sm">
        <li>
          <strong className="font-semibold">Google Agenda:</strong> no computador, em “Outras agendas”,
          escolha + e “Do URL”, e cole o link.
        </li>
        <li>
          <strong className="font-semibold">iPhone e Mac:</strong> toque em “Assinar” acima e confirme.
        </li>
      </ul>
      <p className="text-sm text-muted">Quem tem o link vê os eventos. Não o envie a outras pessoas.</p>
      <RevokeLink
        description="As agendas que usam este link deixam de receber os eventos. Um link novo pode ser criado."
        isPending={isPending}
        onRevoke={(done) => revoke(undefined, done)}
      />
    </div>
  );
}
