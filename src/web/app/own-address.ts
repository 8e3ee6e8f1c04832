import { createContext, use } from "react";
// The search of "wouter" itself decodes once more: a per cent sign that was typed would not survive it.
import { useLocationProperty } from "wouter/use-browser-location";
import { paths, type RoutedScreen, screenAt } from "./paths.ts";

/** The screen that something stands in; it may be hidden while the address is another one's. */
export const OwnScreen = createContext<RoutedScreen | undefined>(undefined);

/** The address as far as it is this screen's. */
export function useOwnAddress(): { path: string; search: string } {
  const screen = use(OwnScreen);
  const isOwn = () => screen === undefined || screenAt(window.location.pathname) === screen;
  return {
    path: useLocationProperty(() =>
      screen === undefined || isOwn() ? window.location.pathname : paths[screen],
    ),
    search: useLocationProperty(() => (isOwn() ? window.location.search : "")),
  };
}
