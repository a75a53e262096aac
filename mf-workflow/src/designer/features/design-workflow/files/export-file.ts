/** A file name without what file systems refuse. */
export function readableName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'workflow';
}

/** Gives a text to the browser as a file to keep. */
export function exportFile(text: string, name: string): void {
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'application/xml';
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
