/** Of the answer with a proposal's PDF, which is a file to keep. */
export const pdfHeaders = ({ number, version }: { number: number; version: number }) => ({
  "Content-Type": "application/pdf",
  "Content-Disposition": `attachment; filename="proposta-${number}${version > 1 ? `-versao-${version}` : ""}.pdf"`,
  "Content-Security-Policy": "default-src 'none'; sandbox",
});
