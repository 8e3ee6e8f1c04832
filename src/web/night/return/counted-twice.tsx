import type { CountedTwice, Reading } from "#shared/night/counts/counted-twice.ts";
import { sumText } from "#web/night/counts/count-texts.ts";

type CountedTwiceFieldProps = {
  twice: CountedTwice;
  /** The place of the reading that counts. */
  chosen: number;
  onChoose: (place: number) => void;
};

/** Asks whether people who counted the same item counted different shelves or the same one. */
export function CountedTwiceField({ twice: { item, readings }, chosen, onChoose }: CountedTwiceFieldProps) {
  return (
    <fieldset className="mt-3 text-sm">
      <legend className="font-medium wrap-anywhere">{item.name}: mais de uma pessoa contou</legend>
      {readings.map((reading, place) => (
        <label
          key={sumText(reading.line.counted, item)}
          className="flex min-h-11 cursor-pointer items-center gap-2"
        >
          <input
            type="radio"
            className="size-4.5 shrink-0 accent-primary"
            name={`counted-twice-${item.ingredientId}`}
            checked={place === chosen}
            onChange={() => onChoose(place)}
          />
          <span className="min-w-0 wrap-anywhere tabular-nums">
            {meaning(reading)}: {sumText(reading.line.counted, item)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const meaning = ({ people }: Reading) =>
  people.length === 0 ? "Somar" : `É a mesma prateleira, vale ${people.join(" e ")}`;
