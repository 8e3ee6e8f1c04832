import { Building2, LayoutDashboard, Menu, Users } from "lucide-react";
import { type PropsWithChildren, useState } from "react";
import { LazyChangePasswordDialog } from "#web/accounts/password/lazy-change-password.ts";
import { paths } from "#web/address/paths.ts";
import { SessionQueryProvider } from "#web/app/session-query-provider.tsx";
import { useSignedInUser } from "#web/session/use-signed-in-user.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { AccountActions } from "./account-actions.tsx";
import { Content } from "./content.tsx";
import { PaperHeading } from "./paper-heading.tsx";
import { SideBar } from "./side-bar.tsx";
import { type NavEntry, SideNav } from "./side-nav.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSmallScreenMenu } from "./use-small-screen-menu.ts";

const adminNav: readonly NavEntry[] = [
  { path: paths.adminDashboard, label: "Dashboard", Icon: LayoutDashboard },
  { path: paths.adminCompanies, label: "Empresas", Icon: Building2 },
  { path: paths.adminUsers, label: "Usuários", Icon: Users },
];

export function AdminShell({ children }: PropsWithChildren) {
  const user = useSignedInUser();
  const [isMenuOpen, setIsMenuOpen] = useSmallScreenMenu();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);

  const sideMenu = (
    <>
      <SideNav groups={[adminNav]} onNavigate={closeMenu} />
      {/* The dialog opens above the drawer, which stays open, so that the focus can return to it. */}
      <AccountActions
        name={user.username}
        detail={user.email}
        activityPath={paths.adminActivity}
        accountPath={paths.adminAccount}
        onNavigate={closeMenu}
        onChangePassword={() => setIsChangingPassword(true)}
      />
    </>
  );

  return (
    <SessionQueryProvider>
      <SkipLink />
      <SideBar>
        <p className="mb-4 flex h-12 items-center gap-2.5 px-3 text-primary-ink">
          <BrandMark size={28} />
          <span className="text-xl font-semibold tracking-tight text-ink">Admin Sistema</span>
        </p>
        {sideMenu}
      </SideBar>
      <TopBar>
        <Button variant="ghost" size="icon" aria-label="Abrir menu" onClick={() => setIsMenuOpen(true)}>
          <Menu className="size-6" />
        </Button>
        <p className="min-w-0 flex-1 truncate text-lg font-semibold">Admin Sistema</p>
      </TopBar>
      <div className="lg:pl-64 print:p-0">
        <Content>
          <PaperHeading name="Admin Sistema" />
          {children}
        </Content>
      </div>
      <Drawer open={isMenuOpen} onOpenChange={setIsMenuOpen} title="Admin Sistema">
        {sideMenu}
      </Drawer>
      <LazyChangePasswordDialog open={isChangingPassword} onOpenChange={setIsChangingPassword} />
    </SessionQueryProvider>
  );
}
