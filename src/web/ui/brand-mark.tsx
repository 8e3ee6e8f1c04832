import { brandDrawing } from "#shared/brand-drawing.ts";

const { drink, glass, counter, rind, citrus } = brandDrawing;

/** Inherits the text colour. */
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

export function BrandName({ size = 28 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-primary-ink">
      <BrandMark size={size} />
      <span className="text-xl font-semibold tracking-tight text-ink">Balcão</span>
    </span>
  );
}
