import JsBarcode from 'jsbarcode';

/** A code as a filled path, in modules: the width of its narrowest bar. */
export interface CodePath {
  readonly path: string;
  readonly modules: number;
  /** Height of the path: 1 for bars, which are stretched. */
  readonly height: number;
  /** Empty modules that readers need on each side. */
  readonly quiet: number;
}

const formats = { code128: 'CODE128', code39: 'CODE39', ean13: 'EAN13' } as const;

/** Most characters of a barcode: more than this is no longer read in one sweep. */
const mostCharacters = 80;

/** Returns a barcode; null where the format has no bars for the text. */
export function barcodePath(text: string, format: keyof typeof formats): CodePath | null {
  if (text === '' || text.length > mostCharacters) return null;
  const target: { encodings?: readonly { readonly data: string }[] } = {};
  let isValid = false;
  JsBarcode(target as never, text, {
    format: formats[format],
    flat: true,
    valid: (valid) => {
      isValid = valid;
    },
  });
  const bars = (target.encodings ?? []).map(({ data }) => data).join('');
  return isValid && bars !== '' ? { path: barsPath(bars), modules: bars.length, height: 1, quiet: 10 } : null;
}

function barsPath(bars: string): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${String(index)} 0h${String(length)}v1h-${String(length)}z`)
    .join('');
}
