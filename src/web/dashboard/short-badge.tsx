import { TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(TriangleAlert);

/** For an event whose stock does not suffice. */
export function ShortBadge() {
  return (
    <Badge tone="orange" icon={icon}>
      Falta estoque
    </Badge>
  );
}
