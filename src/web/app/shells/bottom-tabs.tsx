import { Ellipsis } from "lucide-react";
import { Link } from "wouter";
import type { NavEntry } from "./side-nav.tsx";
import { useCurrentPage } from "./use-current-page.ts";

const tabClass =
  "flex h-15 w-full flex-col items-center justify-center gap-1 text-xs font-medium tracking-tight text-muted focus-visible:-outline-offset-2 aria-[current]:text-primary-ink data-current:text-primary-ink";

type BottomTabsProps = {
  entries: readonly NavEntry[];
  isMoreOpen: boolean;
  /** One of the other screens is shown. */
  isMoreCurrent: boolean;
  onMore: () => void;
};

/** The daily screens, and the way to the others. Tabs are as wide as their labels. */
export function BottomTabs({ entries, isMoreOpen, isMoreCurrent, onMore }: BottomTabsProps) {
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
            <Link href={path} aria-current={currentPage(path)} className={tabClass}>
              <Icon className="size-5" />
              {label}
            </Link>
          </li>
        ))}
        <li className="flex-auto">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            data-current={isMoreCurrent ? "" : undefined}
            onClick={onMore}
            className={tabClass}
          >
            <Ellipsis className="size-5" />
            Mais
          </button>
        </li>
      </ul>
    </nav>
  );
}
