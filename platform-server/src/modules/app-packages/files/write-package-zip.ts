import { zipSync } from 'fflate';

/** A day that every zip can name, so that the same files make the same zip. */
const zipTime = new Date(2000, 0, 1);

/** The files as one zip, the same for the same files. */
export function writePackageZip(files: Readonly<Record<string, string>>): Uint8Array {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: zipTime });
}
