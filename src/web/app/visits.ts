import { ScreenLife } from "#web/ui/screen-life.ts";
import type { RoutedScreen } from "./paths.ts";

export type Visit = { screen: RoutedScreen; number: number; life: ScreenLife };

/** The screens in the page: the one that is shown, and those that wait for somebody to come back. */
export type Visits = { shown: RoutedScreen; list: readonly Visit[]; count: number };

export const firstVisit = (screen: RoutedScreen): Visits => ({
  shown: screen,
  list: [{ screen, number: 1, life: new ScreenLife() }],
  count: 1,
});

type Move = {
  to: RoutedScreen;
  /** Whether the address says nothing but the screen. Whatever else it asks for, a new visit answers. */
  isPlain: boolean;
  mayStay: (screen: RoutedScreen) => boolean;
};

export function nextVisits({ shown, list, count }: Visits, { to, isPlain, mayStay }: Move): Visits {
  const staying = list.filter(({ screen, life }) => {
    if (screen === shown) return mayStay(screen) && life.isAtRest();
    return life.isRecent() && (isPlain || screen !== to);
  });
  if (staying.some(({ screen }) => screen === to)) return { shown: to, list: staying, count };
  const number = count + 1;
  return { shown: to, list: [...staying, { screen: to, number, life: new ScreenLife() }], count: number };
}
