import { Button } from "./button.tsx";

type ShowMoreProps = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Below a list that comes in pages: the next one, as long as there is one. */
export function ShowMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <div className="mt-4 flex justify-center">
      <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Mostrar mais
      </Button>
    </div>
  );
}
