import { Check, ChevronDown, ChevronRight, Sparkles, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Link } from "wouter";
import type { FirstStep, firstSteps } from "#shared/dashboard/first-steps.ts";
import { linkToCompanyPart } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const chevron = plainIcon(
  ChevronDown,
  "size-4 shrink-0 text-muted transition-transform in-aria-expanded:rotate-180",
);

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

/** Shown to new companies until they work, or until they want it no longer: one line with the next step, open where nothing is done yet. */
export function FirstSteps({ steps, onClassics, onDismiss, onShown }: FirstStepsProps) {
  const { areAhead, open, done } = steps;
  const [isOpen, setIsOpen] = useState(done.length === 0);
  const listId = useId();
  useEffect(() => onShown?.(areAhead ? open.length : 0), [areAhead, open.length, onShown]);
  if (!areAhead) return null;

  // A client can wait: an event may be planned without one.
  const next = open.find((step) => step !== "clients");
  const isNext = (step: FirstStep) => step === next;

  return (
    <section className="rounded-lg border border-line bg-surface">
      <div className="flex items-center gap-x-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-x-3 rounded-lg py-1.5 pl-3 text-left hover:bg-hover sm:pl-4"
        >
          <h2 className="text-base font-semibold">Primeiros passos</h2>
          <span className="flex-1 text-sm text-muted">
            {done.length} de {open.length + done.length} feitos
          </span>
          {chevron}
        </button>
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
      <ol id={listId} className="grid grid-cols-1 gap-x-8 px-3 pb-2 sm:px-4 lg:grid-cols-2">
        {(isOpen ? open : open.filter(isNext)).map((step, position) => (
          <li key={step} className="flex flex-wrap items-center gap-x-3 border-t border-line">
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
        {isOpen &&
          done.map((step) => (
            <li key={step} className="border-t border-line">
              <StepLink step={step} />
            </li>
          ))}
      </ol>
    </section>
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
