import { clsx } from "clsx";
import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { Section } from "./section.tsx";
import { tickOf, useTicks } from "./use-ticks.ts";

type LoadingChecklistProps = { lines: readonly LoadingLine[]; token: string };

/** What goes along, to be ticked while the van is loaded. */
export function LoadingChecklist({ lines, token }: LoadingChecklistProps) {
  const { ticks, change } = useTicks(token);
  const ticked = lines.filter((line) => ticks.has(tickOf(line))).length;
  return (
    <Section title="O que vai junto" note={lines.length > 0 ? progressText(ticked, lines.length) : undefined}>
      {lines.length === 0 && <p className="py-3 text-muted">Nada planejado ainda.</p>}
      <ul className="ruled">
        {lines.map((line) => {
          const tick = tickOf(line);
          return (
            <li key={tick}>
              <Line line={line} isTicked={ticks.has(tick)} onChange={(isTicked) => change(tick, isTicked)} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** "12 de 20 conferidos" */
const progressText = (ticked: number, all: number) =>
  `${ticked} de ${formatCount(all, "conferido", "conferidos")}`;

type LineProps = { line: LoadingLine; isTicked: boolean; onChange: (isTicked: boolean) => void };

function Line({ line: { name, amount, unit, packs }, isTicked, onChange }: LineProps) {
  const contents = amountText(amount, unit);
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3.5 py-2">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      <span className={clsx("min-w-0 flex-1", isTicked && "text-muted")}>
        <span className={clsx("block font-medium wrap-anywhere", isTicked && "line-through")}>{name}</span>
        <span className="block tabular-nums">
          {packs?.text ?? contents}
          {packs && <span className="text-sm whitespace-nowrap text-muted"> · {contents}</span>}
        </span>
      </span>
    </label>
  );
}
