import type { ReactNode } from "react";
import { Link } from "wouter";
import type { NavEntry } from "./side-nav.tsx";
import { useCurrentPage } from "./use-current-page.ts";

export const bottomTabClass =
  "flex h-15 flex-col items-center justify-center gap-1 text-xs font-medium tracking-tight text-muted focus-visible:-outline-offset-2 aria-[current=page]:text-primary-ink";

type BottomTabsProps = {
  entries: readonly NavEntry[];
  /** The tab with all that has no tab of its own. */
  more: ReactNode;
};

/** Five tabs of one width: on 320 px each is as wide as a thumb. */
export function BottomTabs({ entries, more }: BottomTabsProps) {
  const currentPage = useCurrentPage();
  return (
    <nav
      aria-label="Menu principal"
      data-covers="bottom"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-xl [&>li]:flex-1">
        {entries.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link href={path} aria-current={currentPage(path)} className={bottomTabClass}>
              <Icon className="size-5" />
              {label}
            </Link>
          </li>
        ))}
        <li>{more}</li>
      </ul>
    </nav>
  );
}
