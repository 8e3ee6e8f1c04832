import { clsx } from "clsx";
import { FileSpreadsheet, Upload } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useState } from "react";

type ImportFileFieldProps = {
  fileName: string | undefined;
  /** While busy, no other file is accepted, but the focus stays. */
  isBusy: boolean;
  onChoose: (file: File) => void;
};

/** A file can be chosen or dropped; compact once there is one, to leave room for the preview. */
export function ImportFileField({ fileName, isBusy, onChoose }: ImportFileFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  const take = (file: File | undefined) => {
    if (file && !isBusy) onChoose(file);
  };
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files?.[0]);
    // Lets the same file, corrected meanwhile, trigger a change event again.
    currentTarget.value = "";
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const dragged = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={chosen}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        onDragOver={dragged}
        onDragLeave={() => setIsOver(false)}
        onDrop={dropped}
        className={clsx(
          "flex cursor-pointer items-center gap-x-4 gap-y-1 rounded-lg border border-dashed transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
          fileName ? "min-h-14 px-4 py-2" : "flex-col px-6 py-8 text-center",
          isOver ? "border-primary bg-primary-soft" : "border-line-strong hover:bg-hover",
        )}
      >
        {fileName ? (
          <>
            <FileSpreadsheet className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{fileName}</span>
            <span className="shrink-0 text-sm font-medium text-primary-ink">Trocar arquivo</span>
          </>
        ) : (
          <>
            <Upload className="mb-2 size-6 text-muted" />
            <span className="font-medium text-primary-ink">Escolher arquivo CSV ou Excel (.xlsx)</span>
            <span className="text-sm text-muted pointer-coarse:hidden">ou solte-o aqui</span>
          </>
        )}
      </label>
    </div>
  );
}
