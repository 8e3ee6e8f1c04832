import { readWorkbook } from "./read-workbook.ts";

/** A workbook, and how long its texts may be. */
export type WorkbookRequest = { bytes: Uint8Array<ArrayBuffer>; most: number };

/** Texts of the sheets, or a sentence that says why there are none. */
export type WorkbookReply = { sheets: string[] } | { problem: string };

export const replyTo = ({ bytes, most }: WorkbookRequest): Promise<WorkbookReply> =>
  readWorkbook(bytes, most).then(
    (sheets) => ({ sheets }),
    (error: Error) => ({ problem: error.message }),
  );
