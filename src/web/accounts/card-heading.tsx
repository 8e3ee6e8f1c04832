import type { ReactNode } from "react";

type CardHeadingProps = { icon?: ReactNode; title: string; children?: ReactNode };

export function CardHeading({ icon, title, children }: CardHeadingProps) {
  return (
    <div className="mb-5 flex flex-col items-center text-center">
      {icon && <span className="mb-3 [&>svg]:size-10">{icon}</span>}
      <h1 className="text-2xl font-semibold">{title}</h1>
      {children && <p className="mt-1 text-muted">{children}</p>}
    </div>
  );
}
