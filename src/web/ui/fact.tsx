/** A label over its value, in a description list. */
export const Fact = ({ label, children }: { label: string; children: string | null }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children || "–"}</dd>
  </div>
);
