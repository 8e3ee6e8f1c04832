import { ArrowRight } from "lucide-react";

/** The old and the new value of a field, in a list of them. */
export function FieldChangeItem({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <div className="wrap-anywhere tabular-nums">
      <dt className="inline text-muted">{label}: </dt>
      <dd className="inline">
        <span className="text-muted">{from}</span>
        <ArrowRight aria-label="passa a" className="mx-2 inline size-4 text-muted" />
        <span className="font-medium">{to}</span>
      </dd>
    </div>
  );
}
