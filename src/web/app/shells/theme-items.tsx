import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { getTheme, setTheme, subscribeToTheme, themes } from "#web/ui/theme/theme.ts";

const choices = {
  system: { label: "Tema do sistema", Icon: Monitor },
  light: { label: "Tema claro", Icon: Sun },
  dark: { label: "Tema escuro", Icon: Moon },
};

/** The theme switch as items of a menu, where a group of radio buttons has no place. */
export function ThemeItems() {
  const current = useSyncExternalStore(subscribeToTheme, getTheme);
  return themes.map((theme) => {
    const { label, Icon } = choices[theme];
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
