import type { LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { useCurrentPage } from "./use-current-page.ts";

export type NavEntry = { path: string; label: string; Icon: LucideIcon };

type SideNavProps = { groups: readonly (readonly NavEntry[])[]; onNavigate?: () => void };

/** The entries of a menu, a line between its groups. */
export function SideNav({ groups, onNavigate }: SideNavProps) {
  const currentPage = useCurrentPage();
  return (
    <nav aria-label="Menu principal" className="flex-1 shrink-0">
      {groups
        .filter((entries) => entries.length > 0)
        .map((entries) => (
          <ul
            key={entries[0]?.path}
            className="mt-3 flex flex-col gap-1 border-t border-line pt-3 first:mt-0 first:border-t-0 first:pt-0"
          >
            {entries.map(({ path, label, Icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  onClick={onNavigate}
                  aria-current={currentPage(path)}
                  className="flex h-control items-center gap-3 rounded-lg px-3 font-medium text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
                >
                  <Icon className="size-5 shrink-0" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
    </nav>
  );
}
