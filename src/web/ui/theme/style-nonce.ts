import { setNonce } from "get-nonce";

// Radix locks the scrolling behind a dialog with a <style> of its own; the content security policy lets it in
// only with the nonce that the server put in this page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);
