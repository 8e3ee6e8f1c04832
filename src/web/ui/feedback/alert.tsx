import { cva } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const alertClass = cva("flex gap-3 rounded-lg border p-3.5 text-sm text-ink", {
  variants: {
    tone: {
      error: "border-red-line bg-red-soft/60 [&>svg]:text-red-ink",
      success: "border-green-line bg-green-soft/60 [&>svg]:text-green-ink",
      warning: "border-yellow-line bg-yellow-soft/60 [&>svg]:text-yellow-ink",
      info: "border-blue-line bg-blue-soft/60 [&>svg]:text-blue-ink",
    },
  },
});

type AlertTone = "error" | "success" | "warning" | "info";

const icons = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info };

export function Alert({ tone, title, children }: { tone: AlertTone; title?: string; children?: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div role={tone === "error" ? "alert" : "status"} className={alertClass({ tone })}>
      <Icon className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
