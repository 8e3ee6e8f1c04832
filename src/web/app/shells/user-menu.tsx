import { CalendarSync, Check, CircleUserRound, History, KeyRound, LogOut } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { paths } from "#web/address/paths.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { getTheme, setTheme, subscribeToTheme, themes } from "#web/ui/theme/theme.ts";
import { themeChoices } from "#web/ui/theme/theme-switch.tsx";

type UserMenuProps = { onChangePassword: () => void; onCalendar: () => void };

export function UserMenu({ onChangePassword, onCalendar }: UserMenuProps) {
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  return (
    <Menu
      label="Menu do usuário"
      trigger={
        <Button variant="ghost" size="icon">
          <CircleUserRound className="size-6" />
        </Button>
      }
    >
      <MenuItem icon={<KeyRound />} onSelect={onChangePassword}>
        Alterar Senha
      </MenuItem>
      <MenuItem icon={<CircleUserRound />} onSelect={() => navigate(paths.account)}>
        Minha conta
      </MenuItem>
      <MenuItem icon={<CalendarSync />} onSelect={onCalendar}>
        Agenda e avisos
      </MenuItem>
      <MenuItem icon={<History />} onSelect={() => navigate(paths.activity)}>
        Atividade
      </MenuItem>
      <MenuSeparator />
      <ThemeItems />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={logout}>
        Sair
      </MenuItem>
    </Menu>
  );
}

function ThemeItems() {
  const current = useSyncExternalStore(subscribeToTheme, getTheme);
  return themes.map((theme) => {
    const { label, Icon } = themeChoices[theme];
    return (
      <MenuItem key={theme} icon={<Icon />} onSelect={() => setTheme(theme)}>
        <span className="flex-1">{label}</span>
        {theme === current && (
          <>
            <Check />
            <span className="sr-only">(em uso)</span>
          </>
        )}
      </MenuItem>
    );
  });
}
