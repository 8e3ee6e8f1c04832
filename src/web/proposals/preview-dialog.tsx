import { getNonce } from "get-nonce";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";

type PreviewDialogProps = { html: string; open: boolean; onClose: () => void };

/** A proposal's page as its client would see it, in a frame that can run and submit nothing. */
export function PreviewDialog({ html, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title="Como o cliente vê" size="lg">
      <iframe
        title="Proposta como o cliente vê"
        sandbox=""
        srcDoc={withNonce(html)}
        className="block h-[calc(100dvh-7rem)] w-full rounded-lg border border-line sm:h-[min(38rem,66dvh)]"
      />
    </Dialog>
  );
}

/** The frame inherits the content security policy, which allows inline styles with the page's nonce only. */
function withNonce(html: string): string {
  const nonce = getNonce();
  return nonce ? html.replace("<style>", () => `<style nonce="${nonce}">`) : html;
}
