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
  /** The search that `count` and the children belong to, where it lags behind `value`. */
  query?: string;
  count: number;
  noneFound: string;
  /** At the end of the line of the search. */
  aside?: ReactNode;
  /** The item saved last, if the search hides it. */
  hidden?: { id: number; name: string };
  children: ReactNode;
};

/** A searchable list: the field, the number of results, and a button that clears a search without results. */
export function SearchSection(props: SearchSectionProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    query = value,
    count,
    noneFound,
    aside,
    hidden,
    children,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange("");
    // The clicked button disappears together with the search.
    box.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <div className="mb-4 flex justify-between gap-3 print:hidden">
        <div ref={box} className="min-w-0 max-w-md flex-1">
          <SearchField label={label} placeholder={placeholder} value={value} onChange={onChange} />
        </div>
        {aside}
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
