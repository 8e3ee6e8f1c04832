import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatDay } from "#shared/numbers/day.ts";
import { formatPercent, formatUnitCost } from "#shared/numbers/format.ts";
import type { PriceCourse } from "#shared/purchases/price-history.ts";
import { priceLine } from "./price-line.ts";

type PriceCoursesProps = {
  label: string;
  courses: readonly PriceCourse[];
  /** The unit as people say it. */
  unitOf: (course: PriceCourse) => string;
  nameOf: (course: PriceCourse) => ReactNode;
};

/** The last price of each, how it moved, and a small chart of it. */
export function PriceCourses({ label, courses, unitOf, nameOf }: PriceCoursesProps) {
  return (
    <ul aria-label={label} className="ruled text-sm">
      {courses.map((course) => (
        <li
          key={course.id}
          className="grid grid-cols-[minmax(0,1fr)_3rem_6.5rem] items-center gap-x-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_8rem_10rem]"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{nameOf(course)}</p>
            <p className="text-xs text-muted tabular-nums">{formatDay(course.last.day)}</p>
          </div>
          <PriceChart course={course} />
          <div className="text-right tabular-nums">
            <p className="font-medium">{formatUnitCost(course.last.unitCost, unitOf(course))}</p>
            <PriceChange change={course.change} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Dearer or cheaper than the time before, in sign, words and colour. */
function PriceChange({ change }: { change: number | undefined }) {
  if (change === undefined) return null;
  if (change === 0) return <p className="text-xs text-muted">igual à anterior</p>;
  const isUp = change > 0;
  return (
    <p className={clsx("text-xs", isUp ? "text-red-ink" : "text-green-ink")}>
      <span aria-hidden="true">{isUp ? "▲" : "▼"} </span>
      <span className="sr-only">{isUp ? "subiu " : "caiu "}</span>
      {formatPercent(Math.abs(change))}
    </p>
  );
}

/** Hidden from screen readers: the figures beside it say the same. */
function PriceChart({ course }: { course: PriceCourse }) {
  const line = priceLine(course.points);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible"
      aria-hidden="true"
    >
      {line && (
        <path
          d={line}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-primary"
        />
      )}
    </svg>
  );
}
