type Filter = [name: string, value: string | undefined];

/** The filters of a printed list, whose fields are hidden. */
export function FiltersOnPaper({ filters }: { filters: Filter[] }) {
  const used = filters.filter(([, value]) => value);
  if (used.length === 0) return null;
  return (
    <p className="mb-3 hidden text-sm text-muted print:block">
      {used.map(([name, value]) => `${name}: ${value}`).join(" · ")}
    </p>
  );
}
