import { CopyButton } from "#web/ui/copy-button.tsx";

/** The address of a public page, to be copied or opened. */
export function PageLink({ link }: { link: string }) {
  return (
    <>
      <p className="rounded-lg bg-sunken p-3.5 text-sm break-all">{link}</p>
      <div className="mt-2 -ml-3 flex flex-wrap items-center">
        <CopyButton variant="ghost" size="sm" label="Copiar link" text={link} />
        <a
          className="inline-flex min-h-11 items-center px-3 text-sm text-primary-ink underline underline-offset-4"
          href={new URL(link).pathname}
          target="_blank"
          rel="noreferrer"
        >
          Abrir a página
        </a>
      </div>
    </>
  );
}
