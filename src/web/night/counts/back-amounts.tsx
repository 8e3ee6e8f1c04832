import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { CountChange, CountLine } from "#shared/night/counts/count-lines.ts";
import { looseStep } from "#shared/units/loose-step.ts";
import { Button } from "#web/ui/button.tsx";
import { AmountStepper } from "./amount-stepper.tsx";
import { closedWord, openWord, pluralText, tenthsText } from "./count-texts.ts";
import { LevelStrip } from "./level-strip.tsx";

/** One item of a count, and what changes it. */
export type ChangedLine = { line: CountLine; onChange: (change: CountChange) => void };

/** Closed packs. */
export function ClosedPacks({ line: { item, counted, isComplete }, onChange }: ChangedLine) {
  if (item.packName === null) return null;
  const words = [pluralText(item.packName), closedWord(item.packName)];
  return (
    <Amount words={words}>
      <AmountStepper
        label={`Voltou de ${item.name} (${words.join(" ")})`}
        thing={item.name}
        value={counted.closed}
        step={1}
        isFull={isComplete}
        onChange={(closed) => onChange({ closed })}
      />
    </Amount>
  );
}

/** What is in no pack, in the stock unit. */
export function LooseAmount({ line: { item, counted, isComplete }, onChange }: ChangedLine) {
  const unit = pluralText(item.unit);
  return (
    <Amount words={[unit]}>
      <AmountStepper
        label={`Voltou de ${item.name} (${item.packName ? `${unit} fora de ${item.packName}` : item.unit})`}
        thing={item.packName ? `${unit} de ${item.name}` : item.name}
        value={counted.loose}
        step={looseStep(item.unit)}
        isFull={isComplete}
        onChange={(loose) => onChange({ loose })}
      />
    </Amount>
  );
}

const Amount = ({ words, children }: { words: string[]; children: ReactNode }) => (
  <div className="flex items-center gap-2">
    {children}
    <span className="text-sm leading-tight text-muted">
      {words.map((word) => (
        <span key={word} className="block">
          {word}
        </span>
      ))}
    </span>
  </div>
);

/** Open packs by their level. */
export function OpenPacks({ line: { item, counted }, onChange }: ChangedLine) {
  const what = `${item.packName} de ${item.name} ${openWord(item.packName)}`;
  return (
    <div>
      <LevelStrip what={what} onLevel={(open) => onChange({ open })} />
      {counted.openTenths.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {counted.openTenths.map((level, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two packs may be equally full.
            <li key={`${level} ${place}`}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Tirar ${what} com ${tenthsText(level)}`}
                onClick={() => onChange({ open: -level })}
              >
                <span className="tabular-nums">{level}/10</span>
                <X className="size-4 text-muted" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
