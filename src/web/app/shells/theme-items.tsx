import { Check } from "lucide-react";
import { useSyncExternalStore } from "react";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { getTheme, setTheme, subscribeToTheme, themes } from "#web/ui/theme/theme.ts";
import { themeChoices } from "#web/ui/theme/theme-switch.tsx";

/** The theme switch as menu items. */
export function ThemeItems() {
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
