// Where somebody is signed in, fetches what every page of a company needs at once: `main.tsx` asks for it only when it
// runs. The build writes the names of the files into the list.
try {
  const files = localStorage.getItem("auth_token") ? ["__COMPANY_FILES__"] : [];
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
} catch {
  // A browser that blocks its storage has no session to open.
}
