/** Text on a label: a field of the record by its code, or the record's name, or none where the code is empty. */
export interface QrTextData {
  readonly isDataItem: boolean;
  readonly code: string;
}

/** Labels as a list asks for them (list spec, section 3: QR print payload); lengths in mm, the font in pt. */
export interface QrPrint {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly textData: QrTextData;
}

/** Labels as they are drawn (list spec, section 3: QR print data): the words and the address of each code. */
export interface QrPrintData extends Pick<QrPrint, 'width' | 'height' | 'fontSize'> {
  readonly qrCodes: readonly { readonly text: string; readonly url: string }[];
}

/** Font sizes in pt, which are those that Chinese typesetting has names for (list spec, section 9: 42 down to 5). */
export const qrFontSizes = [42, 36, 26, 24, 22, 18, 16, 15, 14, 12, 10.5, 9, 7.5, 6.5, 5.5, 5] as const;

/** Size in mm and font of the dialog (list spec, section 9). */
export const qrPrintDefaults = { width: 60, height: 60, fontSize: 12 } as const;

/** Millimetres of a px: 96 to the inch. */
const mmPerPx = 25.4 / 96;

/**
 * Label that nobody gave a size: 300 by 700 px, a margin of 5 % on each side. Text that does not fit on a label is set
 * smaller down to 12 px, which are 9 pt (list spec, section 9).
 */
export const labelDefaults = {
  width: Math.round(300 * mmPerPx * 10) / 10,
  height: Math.round(700 * mmPerPx * 10) / 10,
  margin: 0.05,
  leastFont: 9,
} as const;

/** Largest length of a label in mm. */
export const longestLabel = 420;

/** Types of fields whose values may stand on a label: short text, dates, related records (list spec, section 5). */
export const qrTextTypes: ReadonlySet<number> = new Set([0, 3, 9]);

/** A length in mm that may be: never negative, and no longer than paper is. */
export function labelLength(value: number | null): number {
  return value === null || !Number.isFinite(value) ? 0 : Math.min(longestLabel, Math.max(0, value));
}

/** The largest font in pt for a label of a height in mm: a line takes at most a fifth of it, so that the code has room. */
export function largestQrFont(height: number): number {
  const most = Math.min(qrFontSizes[0], (height / 5) * (72 / 25.4));
  return qrFontSizes.find((size) => size <= most) ?? (qrFontSizes.at(-1) as number);
}

/** The font size nearest to the wanted one, among those that the height allows. */
export function pickQrFont(wanted: number, height: number): number {
  const most = largestQrFont(height);
  const allowed = qrFontSizes.filter((size) => size <= most);
  return allowed.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best));
}
