import { useLocationProperty } from "wouter/use-browser-location";

/** Path and search undecoded. wouter's `useSearch` decodes twice: a typed "%" would get lost. */
export const useRawAddress = (): { path: string; search: string } => ({
  path: useLocationProperty(() => window.location.pathname),
  search: useLocationProperty(() => window.location.search),
});
