import { Check, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { paths } from "#web/app/address/paths.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";

type FirstStepsProps = {
  hasIngredients: boolean;
  hasDrinks: boolean;
  hasEvents: boolean;
  onShown?: (areAhead: boolean) => void;
};

/** Shown to new companies until every step is done. */
export function FirstSteps({ hasIngredients, hasDrinks, hasEvents, onShown }: FirstStepsProps) {
  const steps = [
    {
      title: "Cadastre ingredientes",
      text: "Garrafas, frutas e xaropes, com o preço e o mínimo de cada um.",
      href: paths.stock,
      isDone: hasIngredients,
    },
    {
      title: "Monte drinks",
      text: "Receitas com o custo exato de cada copo.",
      href: paths.drinks,
      isDone: hasDrinks,
    },
    {
      title: "Planeje um evento",
      text: "Veja quanto custa e o que falta comprar.",
      href: paths.events,
      isDone: hasEvents,
    },
  ];
  const areAhead = !steps.every(({ isDone }) => isDone);
  useEffect(() => onShown?.(areAhead), [areAhead, onShown]);
  if (!areAhead) return null;

  return (
    <Card>
      <CardTitle>Primeiros passos</CardTitle>
      <p className="-mt-2 mb-4 text-sm text-muted">Com estes três, o seu bar está pronto para trabalhar.</p>
      <ol className="grid gap-2 md:grid-cols-3 md:gap-3">
        {steps.map(({ title, text, href, isDone }, position) => (
          <li key={href}>
            <Link
              href={href}
              className="group flex h-full items-start gap-3 rounded-md border border-line p-3 transition-colors hover:border-line-strong hover:bg-hover"
            >
              <span
                className={
                  isDone
                    ? "flex size-7 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary"
                    : "flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft text-sm font-semibold text-primary-ink"
                }
              >
                {isDone ? <Check aria-label="Feito" className="size-4" /> : position + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block leading-7 font-medium">{title}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <ChevronRight className="mt-1.5 size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
