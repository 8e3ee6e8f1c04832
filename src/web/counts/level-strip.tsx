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
          aria-label={`${what} com ${tenths} décimos`}
          onClick={() => onLevel(tenths)}
          className="group flex h-11 min-w-0 flex-1 items-end px-px select-none active:bg-primary-soft"
        >
          <span
            aria-hidden="true"
            style={{ height: `${tenths * 10}%` }}
            className="flex w-full items-end justify-center rounded-t-sm bg-primary/25 pb-0.5 text-xs leading-none font-medium text-ink tabular-nums group-hover:bg-primary/45"
          >
            {tenths > 1 ? tenths : ""}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
