import { useLocationProperty } from "wouter/use-browser-location";

/** Path and search as the browser has them. wouter's own `useSearch` decodes once more: a typed "%" would get lost. */
export const useRawAddress = (): { path: string; search: string } => ({
  path: useLocationProperty(() => window.location.pathname),
  search: useLocationProperty(() => window.location.search),
});
