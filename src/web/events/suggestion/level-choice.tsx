import { useId } from "react";
import type { SuggestionLevel } from "#shared/demand/suggestion.ts";
import { formatNumber } from "#shared/numbers/format.ts";

const labels: Record<SuggestionLevel, string> = {
  na_medida: "Na medida",
  com_folga: "Com folga",
  farta: "Farta",
};

type LevelChoiceProps = {
  levels: readonly { level: SuggestionLevel; total: number }[];
  /** Undefined where the counts follow none of them. */
  chosen: SuggestionLevel | undefined;
  onChoose: (level: SuggestionLevel) => void;
};

/** How sure it shall be that nothing runs out, each with its number of drinks. */
export function LevelChoice({ levels, chosen, onChoose }: LevelChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-3 rounded-lg border border-line bg-sunken p-[3px]">
      <legend className="sr-only">Quanto levar</legend>
      {levels.map(({ level, total }) => (
        <label
          key={level}
          className="flex min-h-control cursor-pointer flex-col items-center justify-center gap-x-1.5 rounded-md sm:flex-row border border-transparent px-1 text-center text-sm leading-tight font-medium text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={level}
            checked={level === chosen}
            onChange={() => onChoose(level)}
            className="sr-only"
          />
          <span>{labels[level]}</span> <span className="tabular-nums">{formatNumber(total)}</span>
        </label>
      ))}
    </fieldset>
  );
}
