import { Building2, CalendarPlus, CircleCheck, CircleX, Mail, ShieldCheck, User } from "lucide-react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { formatDate } from "#shared/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Detail } from "#web/ui/detail.tsx";
import { StatusToggle } from "./status-toggle.tsx";

export function UserCard({ user, companyName }: { user: AdminUser; companyName: string | undefined }) {
  const isSystemAdmin = user.role === "admin_system";
  return (
    <Card className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-lg font-semibold break-words">{user.username}</h2>
          <span className="flex gap-1.5">
            {user.isActive === 1 ? (
              <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
                Ativo
              </Badge>
            ) : (
              <Badge tone="red" icon={<CircleX aria-hidden="true" />}>
                Inativo
              </Badge>
            )}
            {isSystemAdmin ? (
              <Badge tone="violet" icon={<ShieldCheck aria-hidden="true" />}>
                Sistema
              </Badge>
            ) : (
              <Badge tone="neutral" icon={<User aria-hidden="true" />}>
                Usuário
              </Badge>
            )}
          </span>
        </div>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-muted">
          <Detail icon={<Mail aria-hidden="true" />} label="E-mail">
            {user.email}
          </Detail>
          {companyName && (
            <Detail icon={<Building2 aria-hidden="true" />} label="Empresa">
              {companyName}
            </Detail>
          )}
          <Detail icon={<CalendarPlus aria-hidden="true" />} label="Cadastro">
            Cadastrado em {formatDate(user.createdAt)}
          </Detail>
        </dl>
      </div>
      {!isSystemAdmin && <StatusToggle user={user} />}
    </Card>
  );
}
