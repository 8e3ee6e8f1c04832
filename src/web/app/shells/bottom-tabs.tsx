import { Link } from "wouter";
import type { NavEntry } from "./side-nav.tsx";
import { useCurrentPage } from "./use-current-page.ts";

/** Tabs are as wide as their labels: six must fit 320 px with at least 12 px of type. */
export function BottomTabs({ entries }: { entries: readonly NavEntry[] }) {
  const currentPage = useCurrentPage();
  return (
    <nav
      aria-label="Menu principal"
      data-covers="bottom"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {entries.map(({ path, label, Icon }) => (
          <li key={path} className="flex-auto">
            <Link
              href={path}
              aria-current={currentPage(path)}
              className="flex h-15 flex-col items-center justify-center gap-1 text-xs font-medium tracking-tighter text-muted focus-visible:-outline-offset-2 aria-[current=page]:text-primary-ink min-[22.5rem]:tracking-tight"
            >
              <Icon className="size-5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
