import { TriangleAlert, X } from "lucide-react";
import { useState } from "react";
import { allBack, type CountItem, type CountLine, lineProblem } from "#shared/events/counts/count-lines.ts";
import type { CountChange } from "#shared/events/counts/waiting-counts.ts";
import { packContents, packsFor } from "#shared/ingredients/pack.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { amountText, unitText } from "#shared/units/amount-text.ts";
import type { PackName } from "#shared/units/enumerations.ts";
import { Button } from "#web/ui/button.tsx";
import { AmountStepper } from "./amount-stepper.tsx";
import { LevelStrip } from "./level-strip.tsx";

export const countRowId = (ingredientId: number) => `count-${ingredientId}`;

type CountRowProps = { line: CountLine; onChange: (change: CountChange) => void };

/** One item: closed packs by steps, open ones by their level, what was lost apart. */
export function CountRow({ line, onChange }: CountRowProps) {
  const { item, counted, isComplete } = line;
  const hasLoss = counted.lost !== 0 || counted.broken !== 0;
  const [isLossOpen, setIsLossOpen] = useState(false);
  const problem = lineProblem(line, (amount) => amountText(amount, item.unit));
  return (
    <li id={countRowId(item.ingredientId)} className="scroll-mt-20 py-3">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium wrap-anywhere">{item.name}</p>
        <p className="text-sm text-muted tabular-nums">Saiu {sentText(item)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <AmountStepper
          label={`Voltou de ${item.name} (${closedText(item)})`}
          thing={item.name}
          value={counted.closed}
          step={item.packName ? 1 : stepOf(item.unit)}
          isFull={isComplete}
          onChange={(closed) => onChange({ closed })}
        />
        <span className="text-sm text-muted">{item.packName ? closedWord(item.packName) : item.unit}</span>
        <div className="ml-auto">
          <AllOrNone line={line} onChange={onChange} />
        </div>
      </div>
      {item.packName && <OpenPacks line={line} onChange={onChange} />}
      {(isLossOpen || hasLoss) && <Losses line={line} onChange={onChange} />}
      <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-muted tabular-nums">{resultText(line)}</p>
        {!isLossOpen && !hasLoss && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Perda ou quebra de ${item.name}`}
            onClick={() => setIsLossOpen(true)}
          >
            Perda ou quebra
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-1 flex gap-1.5 text-sm text-danger-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
    </li>
  );
}

/** All of it back with one touch, or nothing again. */
function AllOrNone({ line, onChange }: CountRowProps) {
  const { item, counted, isComplete } = line;
  const clear = () => {
    for (const level of counted.openTenths) onChange({ open: -level });
    onChange({ closed: -counted.closed });
  };
  return isComplete && counted.back > 0 ? (
    <Button variant="secondary" aria-label={`Limpar ${item.name}`} onClick={clear}>
      Limpar
    </Button>
  ) : (
    <Button
      variant="secondary"
      aria-label={`Voltou tudo de ${item.name}`}
      onClick={() => onChange(allBack(line))}
    >
      Tudo
    </Button>
  );
}

function OpenPacks({ line, onChange }: CountRowProps) {
  const { item, counted } = line;
  return (
    <div className="mt-1.5">
      <LevelStrip what={`${item.packName} de ${item.name}`} onLevel={(open) => onChange({ open })} />
      {counted.openTenths.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {counted.openTenths.map((level, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two packs may be equally full.
            <li key={`${level} ${place}`}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Tirar ${item.packName} de ${item.name} aberta com ${level} décimos`}
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

function Losses({ line, onChange }: CountRowProps) {
  const { item, counted, isComplete } = line;
  const step = item.packQuantity ?? stepOf(item.unit);
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2 rounded-lg bg-hover px-3 py-2">
      {(["lost", "broken"] as const).map((kind) => (
        <div key={kind}>
          <p className="mb-1 text-sm font-medium">{lossWords[kind]}</p>
          <AmountStepper
            label={`${lossWords[kind]} de ${item.name} (${item.unit})`}
            thing={`${lossWords[kind].toLowerCase()} de ${item.name}`}
            value={counted[kind]}
            step={step}
            isFull={isComplete}
            onChange={(difference) => onChange({ [kind]: difference })}
          >
            <span className="self-center text-sm text-muted">{item.unit}</span>
          </AmountStepper>
        </div>
      ))}
    </div>
  );
}

const lossWords = { lost: "Perdido", broken: "Quebrado" };

const closedWord = (packName: PackName) => (packName.endsWith("o") ? "fechados" : "fechadas");

const closedText = ({ packName, unit }: CountItem): string =>
  packName ? `${unitText(2, packName)} ${closedWord(packName)}` : unit;

/** "6 garrafas", or the amount where it is no whole number of packs. */
function sentText({ out, unit, packName, packQuantity }: CountItem): string {
  const packs = packsFor(out, { packQuantity, packMultiple: 1 });
  if (packs === undefined || packName === null || packQuantity === null) return amountText(out, unit);
  return packContents(packs, packQuantity) === out ? amountText(packs, packName) : amountText(out, unit);
}

function resultText({ item, back, used, counted }: CountLine): string {
  const gone = rounded(plus(exact(counted.lost), exact(counted.broken)), 2);
  return [
    `Voltou ${amountText(back, item.unit)}`,
    gone > 0 && `perdido ${formatNumber(gone)}`,
    `usado ${amountText(used, item.unit)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const steps: Record<string, number> = { ml: 50, g: 50, L: 0.1, kg: 0.1 };

/** About a glass or a handful, or one piece. */
const stepOf = (unit: string): number => steps[unit] ?? 1;
