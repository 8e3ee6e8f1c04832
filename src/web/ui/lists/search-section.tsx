import { SearchX } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { formatCount } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { FiltersOnPaper } from "#web/ui/print/filters-on-paper.tsx";
import { HiddenSavedNote } from "./hidden-saved-note.tsx";

type SearchSectionProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** What `count` and the children are the answer to, where that may lag behind what is typed. */
  query?: string;
  /** How many the search has found. */
  count: number;
  noneFound: string;
  /** What was saved last, where the search hides it. */
  hidden?: { id: number; name: string };
  /** What was found. */
  children: ReactNode;
};

/** A list that can be searched: the box above it, how many were found, and a way back when there are none. */
export function SearchSection(props: SearchSectionProps) {
  const { label, placeholder, value, onChange, query = value, count, noneFound, hidden, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange("");
    // The button goes with what it has cleared.
    box.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <div ref={box} className="mb-4 max-w-md print:hidden">
        <SearchField label={label} placeholder={placeholder} value={value} onChange={onChange} />
      </div>
      <p role="status" className={query ? "mb-3 text-sm text-muted" : "sr-only"}>
        {query && formatCount(count, "resultado", "resultados")}
      </p>
      <FiltersOnPaper filters={[["Busca", query]]} />
      <HiddenSavedNote saved={hidden} by="search" onClear={count > 0 ? clear : undefined} />
      {count > 0 ? (
        children
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={noneFound}
          action={
            <Button variant="secondary" onClick={clear}>
              Limpar busca
            </Button>
          }
        />
      )}
    </>
  );
}
