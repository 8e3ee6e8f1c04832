// Tells the company that its proposal was looked at: once the page was visible for two seconds, so that neither a link
// preview nor a tab in the background counts. Nor does somebody of the company, who is signed in here.
let isSignedIn = false;
try {
  isSignedIn = localStorage.getItem("auth_token") !== null;
} catch {
  // A browser that blocks its storage is nobody's who is signed in.
}
let timer;
const watch = () => {
  clearTimeout(timer);
  if (document.visibilityState !== "visible") return;
  timer = setTimeout(() => {
    document.removeEventListener("visibilitychange", watch);
    void fetch(`${location.pathname}/vista`, { method: "POST" }).catch(() => {});
  }, 2000);
};
if (!isSignedIn && /^\/p\/[\w-]+$/.test(location.pathname)) {
  document.addEventListener("visibilitychange", watch);
  watch();
}

// Offers to copy a code, which can be selected without this too.
for (const button of document.querySelectorAll("[data-copies]")) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { value } = document.getElementById(button.dataset.copies);
    await navigator.clipboard.writeText(value);
    button.textContent = button.dataset.copied;
  });
}

// On paper nothing is folded.
addEventListener("beforeprint", () => {
  for (const part of document.querySelectorAll("details.part")) part.open = true;
});
