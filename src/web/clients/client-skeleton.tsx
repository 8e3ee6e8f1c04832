import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const CARDS = ["a", "b", "c", "d"];

/** Four cards where the clients will be, below the place of the search box. */
export function ClientSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Carregando...</span>
      <Skeleton className="mb-4 h-11 max-w-md" />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Card key={card} data-testid="client-skeleton">
            <div className="flex h-11 items-center">
              <Skeleton className="h-5 w-2/5" />
            </div>
            <Skeleton className="mt-3 h-4 w-3/5" />
            <Skeleton className="mt-3 h-4 w-1/2" />
            <Skeleton className="mt-3 h-4 w-4/5" />
            <Skeleton className="mt-6 h-4 w-2/5" />
          </Card>
        ))}
      </div>
    </div>
  );
}
