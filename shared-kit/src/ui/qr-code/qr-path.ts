import { create } from 'qrcode';

/** QR code as one path: a module is a unit of length, and the quiet edge that readers need is a part of `size`. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** Modules of quiet edge on each side, as the standard wants it. */
const quietEdge = 4;

/** Returns an address as a QR code to draw at any size; null where it is too long for any code. */
export function qrPath(address: string): QrPath | null {
  let modules: ReturnType<typeof create>['modules'];
  try {
    ({ modules } = create(address, { errorCorrectionLevel: 'M' }));
  } catch {
    return null;
  }
  const { size, data } = modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const start = column;
      while (column + 1 < size && data[row * size + column + 1]) column += 1;
      runs.push(`M${start + quietEdge} ${row + quietEdge}h${column - start + 1}v1h-${column - start + 1}z`);
    }
  }
  return { size: size + 2 * quietEdge, path: runs.join('') };
}
