import { History } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#web/address/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Leads to what was done in the company, and by whom. */
export const ActivityLink = () => (
  <Link href={paths.activity} className={buttonClass({ variant: "secondary", size: "sm" })}>
    <History className="size-4" />
    Atividade
  </Link>
);
