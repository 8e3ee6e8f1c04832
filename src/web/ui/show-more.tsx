import { Button } from "./button.tsx";

type PagedQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** The button below a list that is loaded in parts; gone once there are no more. */
export function ShowMore({ query }: { query: PagedQuery }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className="mt-4 flex justify-center">
      <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Mostrar mais
      </Button>
    </div>
  );
}
