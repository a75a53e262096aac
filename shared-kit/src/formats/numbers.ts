import { addDecimals, normaliseDecimal, roundDecimal, shiftDecimal } from './decimals.ts';

/** The styles in the order in which they are offered. */
export const numberStyles = ['plain', 'thousands', 'percent', 'money'] as const;

/** Style in which a number is shown. A percent is stored as its ratio: 0.125 is shown as 12.5%. */
export type NumberStyle = (typeof numberStyles)[number];

/** Format in which a number is written for people. */
export interface NumberFormat {
  readonly style: NumberStyle;
  /** Digits shown after the point, rounded half away from zero; null shows those the number has. */
  readonly fractionDigits: number | null;
  /** Sign in front of money, such as ¥. */
  readonly currencySign: string;
}

/** A decimal as people read it; exact, because the text is never turned into a float. */
export function formatNumber(decimal: string, { style, fractionDigits, currencySign }: NumberFormat): string {
  const scaled = style === 'percent' ? shiftDecimal(decimal, 2) : decimal;
  const rounded = fractionDigits === null ? addDecimals([scaled]) : roundDecimal(scaled, fractionDigits);
  const [whole = '0', fraction = ''] = rounded.replace('-', '').split('.');
  const sign = rounded.startsWith('-') ? '-' : '';
  const digits = style === 'thousands' || style === 'money' ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const decimals = fraction.padEnd(fractionDigits ?? 0, '0');
  const number = decimals === '' ? digits : `${digits}.${decimals}`;
  return `${sign}${style === 'money' ? currencySign : ''}${number}${style === 'percent' ? '%' : ''}`;
}

/** Characters of a text that may be a number; nobody writes longer ones, and reading them would take long. */
export const longestNumber = 100;

/**
 * Reads what a person typed or a spreadsheet holds: thousands commas, full-width digits and currency signs are
 * understood, "12.5%" is 0.125, and with the percent style "12.5" is too. Null when it is no number.
 */
export function parseNumber(text: string, style: NumberStyle): string | null {
  if (text.length > longestNumber) return null;
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
  const match = /^([-+]?)[¥$€£]?([-+]?)(\d*\.?\d*)(%?)$/.exec(plain);
  if (match === null || (match[1] && match[2])) return null;
  const decimal = normaliseDecimal(`${match[1]}${match[2]}${match[3]}`);
  if (decimal === null) return null;
  return style === 'percent' || match[4] === '%' ? shiftDecimal(decimal, -2) : decimal;
}

const sizeUnits = ['KB', 'MB', 'GB'] as const;

/** A size in bytes as KB, MB or GB with two decimals, base 1024 (list spec, section 9). */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes) / 1024;
  let unit = 0;
  while (unit < sizeUnits.length - 1 && Number(size.toFixed(2)) >= 1024) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(2)} ${sizeUnits[unit]}`;
}
