import { CalendarPlus, CircleCheck, CircleX, FileText, Mail, Phone, Users } from "lucide-react";
import { Link } from "wouter";
import type { AdminCompany } from "#shared/admin/contract.ts";
import { formatCount, formatDate } from "#shared/format.ts";
import { paths } from "#web/app/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Detail } from "#web/ui/detail.tsx";

export function CompanyCard({ company, clientCount }: { company: AdminCompany; clientCount: number }) {
  return (
    <Card className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-lg font-semibold break-words">{company.name}</h2>
          {company.isActive === 1 ? (
            <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
              Ativa
            </Badge>
          ) : (
            <Badge tone="neutral" icon={<CircleX aria-hidden="true" />}>
              Inativa
            </Badge>
          )}
        </div>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-muted">
          <Detail icon={<Mail aria-hidden="true" />} label="E-mail">
            {company.email}
          </Detail>
          {company.phone && (
            <Detail icon={<Phone aria-hidden="true" />} label="Telefone">
              {company.phone}
            </Detail>
          )}
          {company.cnpj && (
            <Detail icon={<FileText aria-hidden="true" />} label="CNPJ">
              CNPJ {company.cnpj}
            </Detail>
          )}
          <Detail icon={<Users aria-hidden="true" />} label="Clientes">
            {formatCount(clientCount, "cliente", "clientes")}
          </Detail>
          <Detail icon={<CalendarPlus aria-hidden="true" />} label="Cadastro">
            Cadastrada em {formatDate(company.createdAt)}
          </Detail>
        </dl>
      </div>
      <Link
        href={`${paths.adminUsers}?${new URLSearchParams({ busca: company.name })}`}
        aria-label={`Usuários de ${company.name}`}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        Ver usuários
      </Link>
    </Card>
  );
}
