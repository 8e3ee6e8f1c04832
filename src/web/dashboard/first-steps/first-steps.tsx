import { Check, ChevronRight, Sparkles, X } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import type { FirstStep, firstSteps } from "#shared/dashboard/first-steps.ts";
import { linkToCompanyPart } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type FirstStepsProps = {
  steps: ReturnType<typeof firstSteps>;
  onClassics?: () => void;
  onDismiss?: () => void;
  /** Told how many are open. */
  onShown?: (open: number) => void;
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
  pix: {
    title: "Informe a chave Pix",
    text: "Cada cobrança sai com QR code e código para copiar.",
    href: linkToCompanyPart("recebimentos"),
  },
  terms: {
    title: "Confira as condições",
    text: "O que vai escrito em cada proposta.",
    href: linkToCompanyPart("propostas"),
  },
  logo: {
    title: "Envie o logotipo",
    text: "Aparece na proposta e no PDF.",
    href: linkToCompanyPart("propostas"),
  },
  team: {
    title: "Convide a equipe",
    text: "Cada pessoa vê só o que a função dela permite.",
    href: linkToCompanyPart("equipe"),
  },
};

/** Shown to new companies until they work, or until they want it no longer. What is done is folded away. */
export function FirstSteps({ steps, onClassics, onDismiss, onShown }: FirstStepsProps) {
  const { areAhead, open, done } = steps;
  useEffect(() => onShown?.(areAhead ? open.length : 0), [areAhead, open.length, onShown]);
  if (!areAhead) return null;
  const count = open.length + done.length;

  return (
    <Card>
      <div className="mb-3 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold text-ink">Primeiros passos</h2>
          <p className="text-sm text-muted">
            {done.length} de {count} feitos
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
        <div className="h-full bg-primary" style={{ width: `${(done.length / count) * 100}%` }} />
      </div>
      <ol className="-mb-2 grid grid-cols-1 gap-x-8 lg:grid-cols-2">
        {open.map((step, position) => (
          <li key={step} className="flex flex-wrap items-center gap-x-3 border-line border-b last:border-b-0">
            <StepLink step={step} number={position + 1} />
            {step === "drinks" && (
              <div className="max-sm:-mt-1 max-sm:basis-full max-sm:pb-1 max-sm:pl-7 max-[22rem]:pl-0">
                <Button variant="link" size="sm" onClick={onClassics}>
                  <Sparkles className="size-4" />
                  Começar com drinks clássicos
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {done.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="-mx-2 flex min-h-11 cursor-pointer items-center rounded-md px-2 font-medium text-muted hover:bg-hover">
            Ver {done.length === 1 ? "o que já foi feito" : `os ${done.length} já feitos`}
          </summary>
          <ul className="ruled">
            {done.map((step) => (
              <li key={step}>
                <StepLink step={step} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** A step; without a number it is done. */
function StepLink({ step, number }: { step: FirstStep; number?: number }) {
  const isDone = number === undefined;
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
