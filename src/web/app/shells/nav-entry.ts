import type { LucideIcon } from "lucide-react";

export type NavEntry = { path: string; label: string; Icon: LucideIcon };
