import { ShieldOff, UserCog, UserMinus } from "lucide-react";
import { useState } from "react";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { relativeDay } from "#shared/dashboard/day-names.ts";
import type { TeamPerson } from "#shared/team/contract.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { EndSecondStepQuestion } from "#web/accounts/second-step/end-question.tsx";
import { QuietBadge } from "#web/ui/badge.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { ChangeRoleDialog } from "./change-role-dialog.tsx";
import { useEndSecondStep, useRemovePerson } from "./queries.ts";

type PersonRowProps = {
  person: TeamPerson;
  /** One changes neither one's own role nor one's own access. */
  isSelf: boolean;
  clock: Clock;
};

export function PersonRow({ person, isSelf, clock }: PersonRowProps) {
  const { id, username, email, companyRole, lastAccessAt, hasSecondStep } = person;
  const { mutateAsync: remove, isPending } = useRemovePerson();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: end, isPending: isEndingPending } = useEndSecondStep();
  const [isEnding, setIsEnding] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {username}
          {isSelf && <span className="font-normal text-muted"> (você)</span>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {email !== username && (
            <>
              <EmailText address={email} /> ·{" "}
            </>
          )}
          {lastAccessAt
            ? `último acesso ${relativeDay(dayIn(lastAccessAt, clock.timeZone), today(clock))}`
            : "ainda não entrou"}
          {hasSecondStep && " · segunda etapa"}
        </p>
      </div>
      <QuietBadge tone="neutral">{companyRoleLabels[companyRole]}</QuietBadge>
      {isSelf ? (
        // The roles stand below each other.
        <span className="size-control" />
      ) : (
        <MoreMenu label={`Mais ações de ${username}`} isBusy={isPending}>
          <MenuItem icon={<UserCog />} onSelect={() => setIsChanging(true)}>
            Alterar função
          </MenuItem>
          <MenuItem icon={<ShieldOff />} onSelect={() => setIsEnding(true)}>
            Encerrar segunda etapa
          </MenuItem>
          <MenuItem icon={<UserMinus />} onSelect={() => setIsAsking(true)}>
            Remover acesso
          </MenuItem>
        </MoreMenu>
      )}
      <ChangeRoleDialog
        key={`${id} ${companyRole} ${isChanging}`}
        person={person}
        open={isChanging}
        onClose={() => setIsChanging(false)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remover o acesso de ${username}?`}
        description="A pessoa sai de todos os aparelhos na hora. O que ela fez continua com o nome dela, e você pode convidá-la de novo."
        confirmLabel="Remover acesso"
        busyLabel="Removendo..."
        tone="danger"
        isBusy={isPending}
        isOpenerGone
        onConfirm={() => void remove(id).then(close, close)}
      />
      <EndSecondStepQuestion
        name={username}
        open={isEnding}
        onClose={() => setIsEnding(false)}
        end={() => end(id)}
        isPending={isEndingPending}
      />
    </li>
  );
}
