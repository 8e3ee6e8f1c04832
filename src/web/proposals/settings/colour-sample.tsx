import { isColour, textColourOn } from "#shared/proposals/readable-colour.ts";

/** A company's colour as its proposals show it: the text on it is always readable. */
export function ColourSample({ colour }: { colour: string }) {
  if (!isColour(colour)) return null;
  return (
    <span
      className="inline-flex h-control items-center rounded-lg px-4 text-sm font-semibold whitespace-nowrap"
      style={{ backgroundColor: colour, color: textColourOn(colour) }}
    >
      Proposta nº 12
    </span>
  );
}
