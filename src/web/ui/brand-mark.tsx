import { clsx } from "clsx";

/** A caipirinha glass on a counter line, a wheel of citrus on its rim. Takes the colour of the text around it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
      <path
        d="M6.9 15.4h12.2a7.6 7.6 0 0 0 2.4.6l-1 7.4a2.1 2.1 0 0 1-2.1 1.9H9.9a2.1 2.1 0 0 1-2.1-1.9z"
        fill="currentColor"
        opacity="0.26"
      />
      <g stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 7.2H5.5l2.1 16.2a2.3 2.3 0 0 0 2.3 2h8.5a2.3 2.3 0 0 0 2.3-2l1-8.2" />
        <path d="M3 29.2h26" />
      </g>
      <circle cx="22.6" cy="8.2" r="5.8" strokeWidth="1.2" className="stroke-accent" />
      <path
        d="M23.27 8.87 26.95 9.85A4.65 4.65 0 0 1 24.26 12.54ZM22.36 9.12 23.35 12.79A4.65 4.65 0 0 1 19.67 11.81ZM21.68 8.45 19 11.14A4.65 4.65 0 0 1 18.01 7.47ZM21.93 7.53 18.25 6.55A4.65 4.65 0 0 1 20.94 3.86ZM22.84 7.28 21.85 3.61A4.65 4.65 0 0 1 25.53 4.59ZM23.52 7.95 26.2 5.26A4.65 4.65 0 0 1 27.19 8.93Z"
        className="fill-accent"
      />
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
