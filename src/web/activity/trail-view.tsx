import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { ActivityLine } from "./activity-line.tsx";
import type { companyTrail } from "./queries.ts";
import { TrailSkeleton } from "./trail-skeleton.tsx";

/** What happened, newest first, as far back as somebody asks. */
export function TrailView({ trail }: { trail: typeof companyTrail }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(trail);

  if (!data) {
    return error ? (
      <ErrorState
        title="Não foi possível carregar a atividade"
        message={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <TrailSkeleton />
    );
  }
  const activities = data.pages.flatMap((page) => page.activities);
  if (activities.length === 0) return <EmptyState icon={<History />} title="Nenhuma atividade registrada" />;
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        role="list"
        aria-label="Atividade"
        className="ruled rounded-lg border border-line bg-surface"
      >
        {activities.map((activity) => (
          <ActivityLine key={activity.key} activity={activity} />
        ))}
      </ul>
      <ShowMore
        hasNextPage={hasNextPage}
        isFetchingNextPage={isFetchingNextPage}
        fetchNextPage={fetchNextPage}
      />
    </>
  );
}
