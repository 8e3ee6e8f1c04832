import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Columns } from "#shared/csv/column-titles.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { Button } from "#web/ui/button.tsx";

type ImportFactsProps = {
  children: ReactNode;
  columns: Columns<string>;
  facts: readonly (readonly [title: string, text: string])[];
  template: { fileName: string; text: string };
};

/** What a file may look like, with a template to start from. */
export function ImportFacts({ children, columns, facts, template }: ImportFactsProps) {
  const headings = Object.values(columns).map(({ heading }) => heading);
  return (
    <div className="flex flex-col gap-3 text-sm text-muted [&_strong]:font-semibold [&_strong]:text-ink">
      {children}
      <dl className="grid gap-2 rounded-lg bg-sunken p-4">
        {[["Colunas", headings.join("; ")] as const, ...facts].map(([title, text]) => (
          <div key={title} className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-3">
            <dt className="font-medium text-ink">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(template.fileName, "text/csv", template.text)}
        >
          <Download className="size-4" />
          Baixar modelo
        </Button>
      </div>
    </div>
  );
}
