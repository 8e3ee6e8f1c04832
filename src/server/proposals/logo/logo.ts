/** A picture as it is stored. New ones are PNGs; those of before were cleaned and kept in the format they came in. */
export type Logo = {
  type: "image/png" | "image/jpeg" | "image/svg+xml";
  bytes: Uint8Array<ArrayBuffer>;
  /** In pixels, as it is shown. */
  width: number;
  height: number;
};

export const MOST_LOGO_BYTES = 200 * 1024;

/** Why a file cannot be a logo, in a sentence for the owner. */
export const LOGO_PROBLEMS = {
  bytes: "O logo pode ter no máximo 200 KB.",
  format: "Envie o logo em PNG, JPEG ou SVG.",
  broken: "A imagem está incompleta ou com defeito. Exporte o logo outra vez.",
  pixels: "Use uma imagem de até 4.000 × 4.000 pixels.",
  intricate: "A imagem é complexa demais para um logo. Simplifique o desenho ou envie em PNG.",
  empty: "A imagem não tem um desenho que possa ser mostrado. Envie o logo em PNG.",
} as const;

export type LogoProblem = keyof typeof LOGO_PROBLEMS;
