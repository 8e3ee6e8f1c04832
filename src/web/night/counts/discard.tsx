import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Throws counts away that wait on this device, after a second touch: nobody else has them. */
export function Discard({ word, onDiscard }: { word: string; onDiscard: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="link" size="sm" onClick={() => setIsAsked(true)}>
        {word}
      </Button>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>Elas só existem neste aparelho.</span>
      <Button variant="link" size="sm" onClick={onDiscard}>
        Descartar mesmo assim
      </Button>
      <Button variant="link" size="sm" onClick={() => setIsAsked(false)}>
        Manter
      </Button>
    </span>
  );
}
