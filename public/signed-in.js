// Fetches the files of the company's pages beside those of the login page, where somebody is signed in: the page itself
// asks for them only once it runs. The build puts their names in the place of this word.
try {
  const files = localStorage.getItem("auth_token") ? ["__COMPANY_FILES__"] : [];
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
} catch {
  // A browser that blocks its storage has no session to open.
}
