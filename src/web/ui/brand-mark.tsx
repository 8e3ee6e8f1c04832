import { clsx } from "clsx";
import { brandDrawing } from "#shared/brand-drawing.ts";

const { drink, glass, counter, rind, citrus } = brandDrawing;

/** Takes the colour of the text around it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
      <path d={drink} fill="currentColor" opacity="0.26" />
      <g stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round">
        <path d={glass} />
        <path d={counter} />
      </g>
      <circle {...rind} strokeWidth="1.2" className="stroke-accent" />
      <path d={citrus} className="fill-accent" />
    </svg>
  );
}

type BrandNameProps = {
  size?: number /** On the deep green panel: everything in its light text colour. */;
  isOnBrand?: boolean;
};

export function BrandName({ size = 28, isOnBrand = false }: BrandNameProps) {
  return (
    <span
      className={clsx("inline-flex items-center gap-2.5", isOnBrand ? "text-on-brand" : "text-primary-ink")}
    >
      <BrandMark size={size} />
      <span className={clsx("text-xl font-semibold tracking-tight", isOnBrand || "text-ink")}>Balcão</span>
    </span>
  );
}
