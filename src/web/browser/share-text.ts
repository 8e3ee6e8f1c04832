import { toast } from "#web/ui/feedback/toast.ts";

type Shared = {
  title: string;
  text: string;
  /** What is said once the text is in the clipboard: "Lista copiada". */
  copied: string;
};

/** To the messenger of one's choice where the browser knows any, else into the clipboard. */
export async function shareText({ title, text, copied }: Shared): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, text });
    await navigator.clipboard.writeText(text);
    toast({ title: copied, description: "Cole a mensagem onde quiser.", tone: "success" });
  } catch (error) {
    // Somebody has closed the sheet without choosing: that is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ title: "Erro", description: "Não foi possível compartilhar", tone: "error" });
  }
}
