import { CircleUserRound, KeyRound, LogOut } from "lucide-react";
import { useLocation } from "wouter";
import { paths } from "#web/address/paths.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";

type UserMenuProps = { onChangePassword: () => void };

/** SPEC §2: the user menu in the top bar of small screens. */
export function UserMenu({ onChangePassword }: UserMenuProps) {
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
      <MenuItem icon={<CircleUserRound />} onSelect={() => navigate(paths.account)}>
        Minha conta
      </MenuItem>
      <MenuItem icon={<KeyRound />} onSelect={onChangePassword}>
        Alterar Senha
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={logout}>
        Sair
      </MenuItem>
    </Menu>
  );
}
