import { tenthsText } from "./count-texts.ts";

type LevelStripProps = {
  /** "garrafa de Vodka aberta" */
  what: string;
  onLevel: (tenths: number) => void;
};

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Takes an open pack by how full it is, with one touch: the bars rise like the level in a bottle. */
export function LevelStrip({ what, onLevel }: LevelStripProps) {
  return (
    <fieldset className="flex overflow-hidden rounded-lg border border-line bg-raised">
      <legend className="sr-only">{what}: quanto tem</legend>
      {LEVELS.map((tenths) => (
        <button
          key={tenths}
          type="button"
          aria-label={`${what} com ${tenthsText(tenths)}`}
          onClick={() => onLevel(tenths)}
          className="group relative flex h-11 min-w-0 flex-1 items-end px-px select-none active:bg-primary-soft"
        >
          <span
            style={{ height: `${tenths * 10}%` }}
            className="w-full rounded-t-sm bg-primary/25 group-hover:bg-primary/45"
          />
          <span
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0.5 text-center text-xs leading-none font-medium text-ink tabular-nums"
          >
            {tenths}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
