import { Building2, CalendarPlus, CircleX, Mail, ShieldCheck, User } from "lucide-react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { formatDate } from "#shared/numbers/format.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { Badge, QuietBadge } from "#web/ui/badge.tsx";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { AccountCard } from "./account-card.tsx";
import { EndSecondStep } from "./end-second-step.tsx";
import { StatusToggle } from "./status-toggle.tsx";

export function UserCard({ user, companyName }: { user: AdminUser; companyName: string | undefined }) {
  const isSystemAdmin = user.role === "admin_system";
  return (
    <AccountCard
      name={user.username}
      columns="min-[90rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_14rem]"
      badges={
        <>
          {user.isActive === 1 ? (
            <QuietBadge tone="green">Ativo</QuietBadge>
          ) : (
            <Badge tone="red" icon={<CircleX />}>
              Inativo
            </Badge>
          )}
          {isSystemAdmin ? (
            <Badge tone="violet" icon={<ShieldCheck />}>
              Sistema
            </Badge>
          ) : (
            <QuietBadge tone="neutral" icon={<User />}>
              Usuário
            </QuietBadge>
          )}
        </>
      }
      action={
        !isSystemAdmin && (
          <>
            {(user.hasSecondStep || user.hasKey) && <EndSecondStep user={user} />}
            <StatusToggle user={user} />
          </>
        )
      }
    >
      <CardDetail icon={<Mail />} label="E-mail">
        {user.email}
      </CardDetail>
      {companyName && (
        <CardDetail icon={<Building2 />} label="Empresa">
          {companyName}
        </CardDetail>
      )}
      <CardDetail icon={<CalendarPlus />} label="Cadastro" place="min-[90rem]:col-start-3">
        Cadastrado em {formatDate(user.createdAt, SAO_PAULO)}
      </CardDetail>
    </AccountCard>
  );
}
