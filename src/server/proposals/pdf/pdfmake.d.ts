/** The part of pdfmake that is used here. */
declare module "pdfmake" {
  export type Node = Record<string, unknown> | Node[];

  export type Definition = {
    content: Node[];
    footer?: (page: number, pages: number) => Node;
    header?: (page: number, pages: number) => Node | null;
    background?: (page: number, size: { width: number; height: number }) => Node | null;
    info?: Record<string, string>;
    [setting: string]: unknown;
  };

  const pdfmake: {
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    setFonts(fonts: Record<string, Record<"normal" | "bold" | "italics" | "bolditalics", string>>): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  };
  // biome-ignore lint/style/noDefaultExport: this is how pdfmake is imported.
  export default pdfmake;
}
