import { create } from 'qrcode';
import type { CodePath } from './barcode.ts';

/** Returns a QR code; null where the text is too long for any. */
export function qrCodePath(text: string, errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'): CodePath | null {
  if (text === '') return null;
  try {
    const { size, data } = create(text, { errorCorrectionLevel }).modules;
    const rows = Array.from({ length: size }, (_, row) =>
      rowPath([...data.subarray(row * size, (row + 1) * size)].join(''), row),
    );
    return { path: rows.join(''), modules: size, height: size, quiet: 4 };
  } catch {
    return null;
  }
}

function rowPath(modules: string, row: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${String(index)} ${String(row)}h${String(length)}v1h-${String(length)}z`)
    .join('');
}
