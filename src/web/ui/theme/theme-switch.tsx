import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { getTheme, setTheme, subscribeToTheme, themes } from "./theme.ts";

const themeChoices = {
  system: { label: "Tema do sistema", Icon: Monitor },
  light: { label: "Tema claro", Icon: Sun },
  dark: { label: "Tema escuro", Icon: Moon },
};

export function ThemeSwitch() {
  const name = useId();
  const current = useSyncExternalStore(subscribeToTheme, getTheme);

  return (
    <fieldset className="inline-flex gap-0.5 rounded-lg border border-line bg-sunken p-0.5">
      <legend className="sr-only">Tema</legend>
      {themes.map((theme) => {
        const { label, Icon } = themeChoices[theme];
        return (
          <label
            key={theme}
            title={label}
            className="flex h-8 w-10 cursor-pointer items-center justify-center rounded-md border border-transparent text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:h-11 pointer-coarse:w-11"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === current}
              onChange={() => setTheme(theme)}
              className="sr-only"
            />
            <Icon className="size-4" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
