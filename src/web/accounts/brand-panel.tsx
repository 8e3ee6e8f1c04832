import { CalendarDays, Martini, Package, Users } from "lucide-react";
import { BrandMark } from "#web/ui/brand-mark.tsx";

const features = [
  { Icon: Package, title: "Estoque", text: "Quantidades, mínimos e reservas sempre à vista." },
  { Icon: Martini, title: "Receitas de drinks", text: "Custo e disponibilidade de cada receita." },
  {
    Icon: CalendarDays,
    title: "Planejamento de eventos",
    text: "Drinks, convidados e custos em um só lugar.",
  },
  { Icon: Users, title: "Gestão de clientes", text: "Contatos e histórico da sua carteira." },
];

/** The deep-green half of the login and register pages. */
export function BrandPanel({ headline }: { headline: string }) {
  return (
    <div className="relative flex h-full flex-col justify-center overflow-hidden bg-brand px-6 py-12 text-on-brand sm:px-12 xl:px-20">
      <div
        aria-hidden="true"
        className="absolute -right-24 -bottom-20 hidden text-brand-line opacity-40 [--color-accent:var(--color-brand-line)] lg:block"
      >
        <BrandMark size={360} />
      </div>
      <div className="relative mx-auto w-full max-w-md">
        <BrandMark size={56} />
        <p className="mt-6 text-2xl leading-snug font-semibold tracking-tight text-balance xl:text-[1.75rem]">
          {headline}
        </p>
        <ul className="mt-10 flex flex-col gap-6">
          {features.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-lg border border-brand-line">
                <Icon className="size-5" />
              </span>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-on-brand-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
