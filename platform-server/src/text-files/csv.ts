import { byteOrderMark, neutralizeFormula, restoreFormula } from '../spreadsheets/index.ts';

/** A cell by RFC 4180; a text that a spreadsheet would calculate begins with an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? neutralizeFormula(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a line of a CSV file with its end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** A cell that was read. */
export interface CsvCell {
  readonly text: string;
  /** Line and column, as `3:5`. */
  readonly place: string;
}

/** A quote that nothing closes, or something behind a closed one. */
export class CsvFault extends Error {
  readonly place: string;
  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/** Returns the records of a CSV file (RFC 4180) as `csvLine` writes them; empty lines are passed over. Throws CsvFault. */
export function readCsv(text: string): CsvCell[][] {
  const reader = new CsvReader(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  const records: CsvCell[][] = [];
  while (!reader.isAtEnd()) {
    const record = reader.readRecord();
    if (record.length > 1 || record[0]?.text !== '') records.push(record);
  }
  return records;
}

class CsvReader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  readRecord(): CsvCell[] {
    const cells = [this.#readCell()];
    while (this.#text[this.#at] === ',') {
      this.#at += 1;
      cells.push(this.#readCell());
    }
    this.#endLine();
    return cells;
  }

  #place(): string {
    return `${this.#line}:${this.#at - this.#lineStart + 1}`;
  }

  #readCell(): CsvCell {
    const place = this.#place();
    const text = this.#text[this.#at] === '"' ? this.#readQuoted(place) : this.#readPlain();
    return { place, text: restoreFormula(text) };
  }

  #readPlain(): string {
    const end = /[,\r\n]/g;
    end.lastIndex = this.#at;
    const next = end.exec(this.#text)?.index ?? this.#text.length;
    const text = this.#text.slice(this.#at, next);
    this.#at = next;
    return text;
  }

  #readQuoted(place: string): string {
    let text = '';
    for (;;) {
      const close = this.#text.indexOf('"', this.#at + 1);
      if (close < 0) throw new CsvFault(place, 'the quotation mark is not closed');
      const part = this.#text.slice(this.#at + 1, close);
      this.#countLines(part, this.#at + 1);
      text += part;
      this.#at = close + 1;
      if (this.#text[this.#at] !== '"') break;
      text += '"';
    }
    if (!this.isAtEnd() && !/[,\r\n]/.test(this.#text[this.#at] ?? '')) {
      throw new CsvFault(this.#place(), 'stands behind a closed quotation mark');
    }
    return text;
  }

  #countLines(part: string, start: number): void {
    for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', end + 1)) {
      this.#line += 1;
      this.#lineStart = start + end + 1;
    }
  }

  #endLine(): void {
    if (this.#text[this.#at] === '\r') this.#at += 1;
    if (this.#text[this.#at] === '\n') this.#at += 1;
    this.#line += 1;
    this.#lineStart = this.#at;
  }
}
