import { type PropsWithChildren, useState } from "react";
import { Link } from "wouter";
import { LazyChangePasswordDialog } from "#web/accounts/password/lazy-change-password.ts";
import { paths } from "#web/address/paths.ts";
import { SessionQueryProvider } from "#web/app/session-query-provider.tsx";
import { CountingProvider } from "#web/night/return/counting-provider.tsx";
import { WaitingCounts } from "#web/night/return/waiting-counts.tsx";
import { TimeZoneProvider } from "#web/session/clock.ts";
import { CompanyRoleProvider } from "#web/session/permissions.ts";
import { useSignedInSession } from "#web/session/use-signed-in-user.ts";
import { BrandMark, BrandName } from "#web/ui/brand-mark.tsx";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { AccountActions } from "./account-actions.tsx";
import { BottomTabs } from "./bottom-tabs.tsx";
import { companyNav } from "./company-nav.ts";
import { Content } from "./content.tsx";
import { PaperHeading } from "./paper-heading.tsx";
import { SideBar } from "./side-bar.tsx";
import { SideNav } from "./side-nav.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { useSmallScreenMenu } from "./use-small-screen-menu.ts";
import { UserMenu } from "./user-menu.tsx";

export function CompanyShell({ children }: PropsWithChildren) {
  const { user, token } = useSignedInSession();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const changePassword = () => setIsChangingPassword(true);
  const name = user.companyName || user.username;
  const { groups, daily, others } = companyNav(user.companyRole);
  const [isMoreOpen, setIsMoreOpen] = useSmallScreenMenu();
  const currentPage = useCurrentPage();
  const closeMore = () => setIsMoreOpen(false);
  const isMoreCurrent = [...others.flat().map(({ path }) => path), paths.activity, paths.account].some(
    currentPage,
  );

  return (
    <SessionQueryProvider>
      <CompanyRoleProvider value={user.companyRole ?? "equipe"}>
        <TimeZoneProvider value={user.timeZone}>
          <CountingProvider user={user} token={token}>
            <SkipLink />
            <SideBar>
              <Link href={paths.dashboard} className="mb-4 flex h-12 items-center rounded-lg px-3">
                <BrandName />
              </Link>
              <SideNav groups={groups} />
              <AccountActions
                name={name}
                detail={user.username}
                accountPath={paths.account}
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
                <WaitingCounts />
                {children}
              </Content>
            </div>
            <BottomTabs
              entries={daily}
              isMoreOpen={isMoreOpen}
              isMoreCurrent={isMoreCurrent}
              onMore={() => setIsMoreOpen(true)}
            />
            <Drawer open={isMoreOpen} onOpenChange={setIsMoreOpen} title="Mais" side="bottom">
              <SideNav groups={others} onNavigate={closeMore} />
            </Drawer>
            <LazyChangePasswordDialog open={isChangingPassword} onOpenChange={setIsChangingPassword} />
          </CountingProvider>
        </TimeZoneProvider>
      </CompanyRoleProvider>
    </SessionQueryProvider>
  );
}
