import type { CellInput, DateInput, DecimalInput } from '../cells.ts';
import { formatLimits } from '../format-limits.ts';
import { serialOf } from '../serial-dates.ts';
import type { StyleTable } from './style-table.ts';
import { textElement } from './xml-text.ts';

/** Significant digits that a spreadsheet keeps. */
const keptDigits = 15;

/** Returns true where a spreadsheet keeps all digits of a decimal. */
function isExact(decimal: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(decimal) && decimal.replace(/^-?0*\.?0*/, '').replace('.', '').length <= keptDigits;
}

const styled = (style: number) => (style === 0 ? '' : ` s="${style}"`);

/** Returns the XML of cells, and counts the texts that it had to cut. */
export class CellXml {
  readonly #styles: StyleTable;
  #cutTexts = 0;

  constructor(styles: StyleTable) {
    this.#styles = styles;
  }

  /** Texts that were too long for a cell. */
  get cutTexts(): number {
    return this.#cutTexts;
  }

  /** Returns the `c` element of a cell at an address, such as `B2`; nothing for an empty one. `style` is its column's. */
  of(input: CellInput, address: string, style: number): string {
    if (input === null || input === '') return '';
    if (typeof input === 'string') return this.text(input, address, style);
    if (typeof input === 'number') return numberCell(String(input), address, style);
    if (typeof input === 'boolean') return `<c r="${address}"${styled(style)} t="b"><v>${input ? 1 : 0}</v></c>`;
    if (input.kind === 'merged') return '';
    return input.kind === 'decimal' ? this.#decimal(input, address, style) : this.#date(input, address, style);
  }

  /** Returns the element of a text; it is cut to what a cell holds, and then ends with `…`. */
  text(text: string, address: string, style: number): string {
    return `<c r="${address}"${styled(style)} t="inlineStr"><is>${textElement(this.#fitting(text))}</is></c>`;
  }

  #fitting(text: string): string {
    if (text.length <= formatLimits.cellText) return text;
    this.#cutTexts += 1;
    // A pair that the cut parts is left out as a whole.
    return `${text.slice(0, formatLimits.cellText - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  }

  #decimal({ value }: DecimalInput, address: string, style: number): string {
    return isExact(value) ? numberCell(value, address, style) : this.text(value, address, style);
  }

  /** A day that spreadsheets cannot count, such as one before 1900, is written as its text. */
  #date({ kind, value }: DateInput, address: string, style: number): string {
    const serial = serialOf(value);
    if (serial === null) return this.text(value, address, style);
    return numberCell(String(serial), address, style === 0 ? this.#styles[kind] : style);
  }
}

function numberCell(value: string, address: string, style: number): string {
  if (/[^\d.eE+-]/.test(value)) return `<c r="${address}"${styled(style)} t="e"><v>#NUM!</v></c>`;
  return `<c r="${address}"${styled(style)}><v>${value}</v></c>`;
}
