import { setNonce } from "get-nonce";

// Radix locks the scrolling behind a dialog with a <style> element, which the content security policy only allows
// with the server's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);
