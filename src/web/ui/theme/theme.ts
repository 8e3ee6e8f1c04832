import { readStored, store } from "#web/browser/local-storage.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = "theme";
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export function getTheme(): Theme {
  const stored = readStored(STORAGE_KEY);
  return isTheme(stored) ? stored : "system";
}

/** Applies the stored theme; styles.css does the rest. Called once, before the first render. */
export function applyTheme() {
  const theme = getTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme) {
  store(STORAGE_KEY, theme);
  publish();
}

/** Follows a choice made in another tab; returns a function that stops it. */
export function followOtherTabs() {
  // A null key means that all of the storage was cleared.
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) publish();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function publish() {
  applyTheme();
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
