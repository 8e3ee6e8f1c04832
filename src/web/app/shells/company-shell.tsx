import { CalendarDays, ChartColumn, LayoutDashboard, Martini, Package, Users } from "lucide-react";
import { type PropsWithChildren, useState } from "react";
import { Link } from "wouter";
import { LazyChangePasswordDialog } from "#web/accounts/password/lazy-change-password.ts";
import { paths } from "#web/app/address/paths.ts";
import { CompanyRoleProvider } from "#web/app/permissions.ts";
import { SessionQueryProvider } from "#web/app/session-query-provider.tsx";
import { BrandMark, BrandName } from "#web/ui/brand-mark.tsx";
import { AccountActions } from "./account-actions.tsx";
import { BottomTabs } from "./bottom-tabs.tsx";
import { Content } from "./content.tsx";
import { PaperHeading } from "./paper-heading.tsx";
import { SideBar } from "./side-bar.tsx";
import { type NavEntry, SideNav } from "./side-nav.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSignedInUser } from "./use-signed-in-user.ts";
import { UserMenu } from "./user-menu.tsx";

const companyNav: readonly NavEntry[] = [
  { path: paths.dashboard, label: "Dashboard", Icon: LayoutDashboard },
  { path: paths.stock, label: "Estoque", Icon: Package },
  { path: paths.drinks, label: "Drinks", Icon: Martini },
  { path: paths.events, label: "Eventos", Icon: CalendarDays },
  { path: paths.clients, label: "Clientes", Icon: Users },
  { path: paths.reports, label: "Relatórios", Icon: ChartColumn },
];

export function CompanyShell({ children }: PropsWithChildren) {
  const user = useSignedInUser();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const changePassword = () => setIsChangingPassword(true);
  const name = user.companyName || user.username;

  return (
    <SessionQueryProvider>
      <CompanyRoleProvider value={user.companyRole ?? "equipe"}>
        <SkipLink />
        <SideBar>
          <Link href={paths.dashboard} className="mb-4 flex h-12 items-center rounded-lg px-3">
            <BrandName />
          </Link>
          <SideNav entries={companyNav} />
          <AccountActions
            name={name}
            detail={user.username}
            activityPath={paths.activity}
            onChangePassword={changePassword}
          />
        </SideBar>
        <TopBar>
          <Link
            href={paths.dashboard}
            aria-label="Balcão, início"
            className="flex size-11 items-center justify-center rounded-lg text-primary-ink"
          >
            <BrandMark size={28} />
          </Link>
          <p className="min-w-0 flex-1 truncate font-semibold">{name}</p>
          <UserMenu onChangePassword={changePassword} />
        </TopBar>
        <div className="pb-[calc(3.75rem+env(safe-area-inset-bottom))] lg:pb-0 lg:pl-64 print:p-0">
          <Content>
            <PaperHeading name={name} />
            {children}
          </Content>
        </div>
        <BottomTabs entries={companyNav} />
        <LazyChangePasswordDialog open={isChangingPassword} onOpenChange={setIsChangingPassword} />
      </CompanyRoleProvider>
    </SessionQueryProvider>
  );
}
