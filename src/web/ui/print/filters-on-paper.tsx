type Filter = [name: string, value: string | undefined];

/** What a printed list was filtered by: the fields that say so on a screen are not on paper. */
export function FiltersOnPaper({ filters }: { filters: Filter[] }) {
  const used = filters.filter(([, value]) => value);
  if (used.length === 0) return null;
  return (
    <p className="mb-3 hidden text-sm text-muted print:block">
      {used.map(([name, value]) => `${name}: ${value}`).join(" · ")}
    </p>
  );
}
