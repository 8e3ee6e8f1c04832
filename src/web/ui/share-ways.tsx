import { MessageCircle, Share2 } from "lucide-react";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { shareText } from "./share-text.ts";

/** Few desktop browsers have one. */
const hasShareSheet = () => typeof navigator.share === "function";

type ShareWaysProps = {
  title: string;
  text: string;
  whatsapp: string;
  /** Another step comes first. */
  isSecond?: boolean;
};

/** The ways a message goes out: the phone's share sheet where there is one, and WhatsApp. */
export function ShareWays({ title, text, whatsapp, isSecond }: ShareWaysProps) {
  return (
    <>
      {hasShareSheet() && (
        <Button
          variant="secondary"
          onClick={() => void shareText({ title, text, copied: "Mensagem copiada" })}
        >
          <Share2 className="size-4.5" />
          Compartilhar
        </Button>
      )}
      <a
        href={whatsapp}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: isSecond ? "secondary" : "primary" })}
      >
        <MessageCircle className="size-4.5" />
        WhatsApp
      </a>
    </>
  );
}
