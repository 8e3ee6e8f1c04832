export const CONTENT_ID = "conteudo";

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only rounded-lg bg-primary px-4 py-3 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
    >
      Pular para o conteúdo
    </a>
  );
}
