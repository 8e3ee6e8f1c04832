import { CircleUserRound, History, KeyRound, LogOut } from "lucide-react";
import { useLocation } from "wouter";
import { paths } from "#web/app/address/paths.ts";
import { useAuth } from "#web/app/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { ThemeItems } from "./theme-items.tsx";

export function UserMenu({ onChangePassword }: { onChangePassword: () => void }) {
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
