import { Link } from "wouter";
import { paths } from "#web/address/paths.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { buttonClass } from "#web/ui/button.tsx";

export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-2 p-6 text-center">
      <span className="mb-4 text-primary-ink">
        <BrandMark size={56} />
      </span>
      <h1 lang="en" className="text-2xl font-semibold">
        404 Page Not Found
      </h1>
      <p lang="en" className="text-muted">
        Did you forget to add the page to the router?
      </p>
      <Link href={paths.dashboard} className={`mt-4 ${buttonClass({ variant: "secondary" })}`}>
        Voltar ao início
      </Link>
    </main>
  );
}
