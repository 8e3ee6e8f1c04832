import { useQuery } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { logoQuery, useRemoveLogo, useSaveLogo } from "#web/proposals/queries.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { LARGEST_LOGO, smallLogo } from "./small-logo.ts";

const TOO_LARGE = "O logotipo deve ter no máximo 200 KB";

/** The logo on the company's proposals: chosen, seen and removed. */
export function CompanyLogo() {
  const query = useQuery(logoQuery);
  const { mutateAsync: save, isPending: isSaving } = useSaveLogo();
  const { mutate: remove, isPending: isRemoving } = useRemoveLogo();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const logo = query.data;
  const id = useId();

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = input.files?.[0];
    // Lets the same file, corrected meanwhile, trigger a change event again.
    input.value = "";
    if (!chosen || isSaving) return;
    setProblem(undefined);
    const file = await smallLogo(chosen);
    if (file.size > LARGEST_LOGO) return setProblem(TOO_LARGE);
    await save(file).catch((error: Error) => setProblem(problemOf(error)));
  };

  if (query.error && logo === undefined) {
    return <LoadError title="Não foi possível carregar o logotipo" queries={[query]} />;
  }
  if (logo === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  return (
    <section aria-label="Logotipo" className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">Logotipo</p>
      {logo ? (
        // White, as on the proposal, in both themes.
        <img
          src={logo}
          alt="Logotipo da empresa"
          className="max-h-24 max-w-full rounded-lg border border-line bg-white object-contain p-2"
        />
      ) : (
        <p className="text-sm">Sem logotipo: a proposta mostra só o nome da empresa.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-message`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => void choose(event)}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          aria-busy={isSaving}
          className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
        >
          <ImagePlus className="size-4" />
          {isSaving ? "Enviando..." : logo ? "Trocar logotipo" : "Enviar logotipo"}
        </label>
        {logo && (
          <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
            <Trash2 className="size-4" />
            Remover logotipo
          </Button>
        )}
      </div>
      <p
        id={`${id}-message`}
        role={problem ? "alert" : undefined}
        className={problem ? "text-sm text-danger-ink" : "text-sm text-muted"}
      >
        {problem ?? "Uma foto ou imagem; grandes são reduzidas antes de enviar."}
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remover o logotipo?"
        description="As propostas, também as já enviadas, passam a mostrar só o nome da empresa."
        confirmLabel="Remover"
        busyLabel="Removendo..."
        tone="danger"
        isBusy={isRemoving}
        onConfirm={() => remove(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </section>
  );
}

const problemOf = (error: Error): string =>
  (error instanceof ApiError && (error.issues[0]?.message ?? error.serverMessage)) || error.message;
