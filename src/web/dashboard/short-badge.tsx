import { TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

/** For an event whose stock does not suffice. */
export function ShortBadge() {
  return (
    <Badge tone="orange" icon={<TriangleAlert aria-hidden="true" />}>
      Falta estoque
    </Badge>
  );
}
