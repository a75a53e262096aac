/** Lets the browser keep the bytes of an object URL as a file, and lets go of them. */
export function keepFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read the bytes a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lets the browser keep a text as a file. */
export function keepText(text: string, { name, type }: { readonly name: string; readonly type: string }): void {
  keepFile(URL.createObjectURL(new Blob([text], { type })), name);
}
