import { replyTo, type WorkbookReply, type WorkbookRequest } from "#web/import/workbook-reply.ts";

/** The worker of workbooks, with its real reader, where the environment of a test has no threads. */
export class InProcessWorker {
  onmessage: ((event: { data: WorkbookReply }) => void) | undefined;

  async postMessage(request: WorkbookRequest): Promise<void> {
    this.onmessage?.({ data: await replyTo(request) });
  }

  terminate(): void {}
}
