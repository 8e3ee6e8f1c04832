/** Why a file cannot be a logo, in a sentence for the owner. */
export class LogoProblem extends Error {}

export const MOST_LOGO_BYTES = 200 * 1024;

export const MOST_PIXELS_PER_SIDE = 4000;

export const TOO_MANY_BYTES = "O logo pode ter no máximo 200 KB.";
export const UNKNOWN_FORMAT = "Envie o logo em PNG, JPEG ou SVG.";
export const BROKEN_IMAGE = "A imagem está incompleta ou com defeito. Exporte o logo outra vez.";
export const TOO_MANY_PIXELS = "Use uma imagem de até 4.000 × 4.000 pixels.";

/** Throws unless both sides can be drawn. */
export function checkSides(width: number, height: number): void {
  if (width < 1 || height < 1) throw new LogoProblem(BROKEN_IMAGE);
  if (width > MOST_PIXELS_PER_SIDE || height > MOST_PIXELS_PER_SIDE) throw new LogoProblem(TOO_MANY_PIXELS);
}
