import { toast } from "#web/ui/feedback/toast.ts";

type Shared = {
  title: string;
  text: string;
  /** The toast after copying: "Lista copiada". */
  copied: string;
};

/** Opens the browser's share dialog if there is one, else copies to the clipboard. */
export async function shareText({ title, text, copied }: Shared): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, text });
    await navigator.clipboard.writeText(text);
    toast({ title: copied, description: "Cole a mensagem onde quiser.", tone: "success" });
  } catch (error) {
    // The share dialog was closed, which is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ title: "Erro", description: "Não foi possível compartilhar", tone: "error" });
  }
}
