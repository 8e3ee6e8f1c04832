import { Check, ChevronRight, Sparkles, X } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { type FirstStep, firstStepNames, type firstSteps } from "#shared/dashboard/first-steps.ts";
import { paths } from "#web/address/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type FirstStepsProps = {
  steps: ReturnType<typeof firstSteps>;
  onClassics?: () => void;
  onDismiss?: () => void;
  onShown?: (areAhead: boolean) => void;
};

const texts: Record<FirstStep, { title: string; text: string; href: string }> = {
  ingredients: {
    title: "Cadastre ingredientes",
    text: "Um a um, ou da planilha que você já tem.",
    href: paths.stock,
  },
  drinks: { title: "Monte drinks", text: "Receitas com o custo exato de cada copo.", href: paths.drinks },
  clients: { title: "Cadastre um cliente", text: "Quem contrata o seu bar.", href: paths.clients },
  events: {
    title: "Planeje um evento",
    text: "Veja quanto custa e o que falta comprar.",
    href: paths.events,
  },
};

/** Shown to new companies until every step is done, or until they want it no longer. */
export function FirstSteps({ steps, onClassics, onDismiss, onShown }: FirstStepsProps) {
  const { areAhead, doneCount, isDone } = steps;
  useEffect(() => onShown?.(areAhead), [areAhead, onShown]);
  if (!areAhead) return null;
  const count = firstStepNames.length;

  return (
    <Card>
      <div className="mb-3 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold text-ink">Primeiros passos</h2>
          <p className="text-sm text-muted">
            {doneCount} de {count} feitos
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Dispensar os primeiros passos"
          title="Dispensar"
          onClick={onDismiss}
        >
          <X className="size-4.5 text-muted" />
        </Button>
      </div>
      <div aria-hidden="true" className="mb-2 h-1 overflow-hidden rounded-full bg-hover">
        <div className="h-full bg-primary" style={{ width: `${(doneCount / count) * 100}%` }} />
      </div>
      <ol className="ruled -mb-2">
        {firstStepNames.map((step, position) => (
          <li key={step} className="flex flex-wrap items-center gap-x-3">
            <StepLink step={step} number={position + 1} isDone={isDone(step)} />
            {step === "drinks" && !isDone(step) && (
              <div className="max-sm:-mt-1 max-sm:basis-full max-sm:pb-1 max-sm:pl-7">
                <Button variant="link" size="sm" onClick={onClassics}>
                  <Sparkles className="size-4" />
                  Começar com drinks clássicos
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepLink({ step, number, isDone }: { step: FirstStep; number: number; isDone: boolean }) {
  const { title, text, href } = texts[step];
  return (
    <Link
      href={href}
      className="-mx-2 flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-hover"
    >
      <span
        className={`flex size-7 shrink-0 items-center justify-center rounded-full ${
          isDone ? "bg-primary text-on-primary" : "bg-primary-soft text-sm font-semibold text-primary-ink"
        }`}
      >
        {isDone ? <Check aria-label="Feito" className="size-4" /> : number}
      </span>
      <span className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <span className={`block font-medium ${isDone ? "text-muted" : ""}`}>{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
