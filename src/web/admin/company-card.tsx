import { CalendarPlus, CalendarX, CircleX, FileText, Mail, Phone, Users } from "lucide-react";
import { Link } from "wouter";
import type { AdminCompany } from "#shared/admin/contract.ts";
import { erasedFrom } from "#shared/company/closing.ts";
import { formatCount, formatDate } from "#shared/numbers/format.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { paths } from "#web/address/paths.ts";
import { SEARCH_PARAMETER } from "#web/address/use-address-search.ts";
import { Badge, QuietBadge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { AccountCard } from "./account-card.tsx";
import { CompanyClosing } from "./company-closing.tsx";

export function CompanyCard({ company, clientCount }: { company: AdminCompany; clientCount: number }) {
  return (
    <AccountCard
      name={company.name}
      columns="min-[90rem]:grid-cols-[minmax(0,1fr)_10rem_7rem_14rem]"
      badges={
        company.isActive === 1 ? (
          <QuietBadge tone="green">Ativa</QuietBadge>
        ) : (
          <Badge tone="neutral" icon={<CircleX />}>
            Inativa
          </Badge>
        )
      }
      action={
        <div className="flex shrink-0 gap-2">
          <CompanyClosing company={company} />
          <Link
            href={`${paths.adminUsers}?${new URLSearchParams({ [SEARCH_PARAMETER]: company.name })}`}
            aria-label={`Usuários de ${company.name}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            Ver usuários
          </Link>
        </div>
      }
    >
      <CardDetail icon={<Mail />} label="E-mail">
        {company.email}
      </CardDetail>
      {company.phone && (
        <CardDetail icon={<Phone />} label="Telefone" place="min-[90rem]:col-start-2">
          {company.phone}
        </CardDetail>
      )}
      {company.cnpj && (
        <CardDetail icon={<FileText />} label="CNPJ" place="min-[90rem]:row-start-2">
          CNPJ {company.cnpj}
        </CardDetail>
      )}
      <CardDetail icon={<Users />} label="Clientes" place="min-[90rem]:col-start-3">
        {formatCount(clientCount, "cliente", "clientes")}
      </CardDetail>
      <CardDetail icon={<CalendarPlus />} label="Cadastro" place="min-[90rem]:col-start-4">
        Cadastrada em {formatDate(company.createdAt, SAO_PAULO)}
      </CardDetail>
      {company.closedAt && (
        <CardDetail icon={<CalendarX />} label="Encerramento" place="min-[90rem]:col-start-4">
          Encerrada em {formatDate(company.closedAt, SAO_PAULO)}, apagada em{" "}
          {formatDate(erasedFrom(new Date(company.closedAt)).toISOString(), SAO_PAULO)}
        </CardDetail>
      )}
    </AccountCard>
  );
}
