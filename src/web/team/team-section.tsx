import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import type { CompanyPart } from "#web/address/links.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useClock } from "#web/session/clock.ts";
import { useUser } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { PersonRow } from "./person-row.tsx";
import { teamQuery, useRequireSecondStep } from "./queries.ts";

const InviteDialog = lazyDialog("InviteDialog", () => import("./invite-dialog.tsx"));

/** Who works here, and who is invited to. */
export function TeamSection() {
  const query = useQuery(teamQuery);
  const user = useUser();
  const inviting = useDialogSubject<never>();
  const clock = useClock();
  const { data: team, error } = query;
  const { mutate: require, isPending: isSaving, variables: wanted = false } = useRequireSecondStep();
  return (
    <Card id={"equipe" satisfies CompanyPart}>
      <CardTitle
        action={
          <Button size="sm" onClick={() => inviting.open()}>
            <UserPlus className="size-4" />
            Convidar pessoa
          </Button>
        }
      >
        Equipe
      </CardTitle>
      {team ? (
        <>
          <ul aria-label="Equipe" className="ruled">
            {team.people.map((person) => (
              <PersonRow key={person.id} person={person} isSelf={person.id === user?.id} clock={clock} />
            ))}
          </ul>
          <div className="border-t border-line pt-2">
            <CheckboxField
              label="Exigir segunda etapa"
              hint="De quem vê valores: donos e gestores configuram um aplicativo ou uma passkey ao entrar. Quem já está conectado segue até a próxima confirmação."
              checked={isSaving ? wanted : team.requiresSecondStep}
              onChange={(isOn) => require(isOn)}
            />
          </div>
          {team.invitations.length > 0 && (
            <section aria-label="Convites abertos" className="mt-4">
              <h3 className="border-b border-line pb-1 text-sm font-semibold">Convites abertos</h3>
              <ul className="ruled">
                {team.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} clock={clock} />
                ))}
              </ul>
            </section>
          )}
        </>
      ) : error ? (
        <LoadError title="Não foi possível carregar a equipe" queries={[query]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-12" />
          <Skeleton className="mt-2 h-12" />
        </SkeletonGroup>
      )}
      <InviteDialog key={inviting.key} open={inviting.isOpen} onClose={inviting.close} />
    </Card>
  );
}
