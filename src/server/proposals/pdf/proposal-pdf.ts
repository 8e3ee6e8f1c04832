import { join } from "node:path";
import pdfmake from "pdfmake";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import type { DocumentOptions } from "./document-input.ts";
import { logoNode } from "./document-logo.ts";
import { fontFolder } from "./font-folder.ts";
import { proposalDefinition } from "./proposal-definition.ts";

const font = (name: string) => join(fontFolder, `Roboto-${name}.ttf`);
const fonts = {
  Roboto: {
    normal: font("Regular"),
    bold: font("Medium"),
    italics: font("Italic"),
    bolditalics: font("MediumItalic"),
  },
};
const fontFiles: readonly string[] = Object.values(fonts.Roboto);

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.includes(path));
pdfmake.setFonts(fonts);

/** The proposal on A4. Takes the time of many requests: not for the thread that answers them. */
export async function proposalPdf(snapshot: ProposalSnapshot, options: DocumentOptions): Promise<Uint8Array> {
  const make = async (chosen: DocumentOptions) => {
    const logo = chosen.logo ? await logoNode(chosen.logo) : undefined;
    const pdf = await pdfmake.createPdf(proposalDefinition({ snapshot, options: chosen }, logo)).getBuffer();
    // By default it calls itself 1.3. Asked for a later version, pdfmake would add metadata in XML without escaping.
    pdf.write("%PDF-1.7", 0, "latin1");
    return pdf;
  };
  try {
    return await make(options);
  } catch (error) {
    // A drawing that the PDF writer cannot follow must not cost the document.
    if (!options.logo) throw error;
    return await make({ ...options, logo: null });
  }
}
