import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const CARDS = ["a", "b", "c", "d", "e", "f"];

export function DrinkSkeleton() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Carregando...</span>
      {CARDS.map((card) => (
        <Card key={card}>
          <Skeleton className="mt-1.5 h-5 w-2/5" />
          <Skeleton className="mt-5 h-6 w-24" />
          <Skeleton className="mt-4 h-4 w-3/5" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
          <Skeleton className="mt-2.5 h-4 w-2/3" />
          <Skeleton className="mt-8 h-5 w-full" />
        </Card>
      ))}
    </div>
  );
}
