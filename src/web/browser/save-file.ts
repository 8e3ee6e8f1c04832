/** Hands a text to the browser as a file of that name, in UTF-8. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
