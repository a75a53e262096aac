import { appError } from '@portico/shared-kit/errors';
import type { RowBuilder } from './row-builder.ts';
import { unescapeText } from './xml-decoding.ts';
import { xmlParser } from './xml-events.ts';

/** A sign of a text is escaped by seven at most: what is longer than that is too long in any case. */
const longestEscape = 7;

interface CellStart {
  readonly address: string;
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

/** Reads the rows of a sheet of any well-formed XML, by a parser of XML. */
export class XmlRows {
  readonly #builder: RowBuilder;
  readonly #longestText: number;
  readonly #parser = xmlParser({
    open: (name, attributes) => this.#open(name, attributes),
    text: (text) => this.#add(text),
    close: (name) => this.#close(name),
  });
  #toSkip: number;
  #cell: CellStart | null = null;
  #value = '';
  #isInValue = false;
  #isPhonetic = false;

  /** `toSkip` rows were read before, by another reader. */
  constructor(builder: RowBuilder, cellText: number, toSkip: number) {
    this.#builder = builder;
    this.#longestText = cellText * longestEscape;
    this.#toSkip = toSkip;
  }

  /** Reads what is whole. Throws spreadsheetDamaged where the XML is not well-formed. */
  write(chunk: string): void {
    this.#parser.write(chunk);
  }

  /** Ends the document. Throws spreadsheetDamaged where it is not whole. */
  close(): void {
    this.#parser.close();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      if (this.#toSkip === 0) this.#builder.beginRow(attributes['r']);
    } else if (name === 'c') {
      this.#value = '';
      const address = attributes['r'] ?? '';
      const [type, style] = [attributes['t'] ?? '', Number(attributes['s'] ?? 0)];
      this.#cell = { address, column: columnOf(address), type, style };
    } else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'v' || name === 't') this.#isInValue = !this.#isPhonetic && this.#cell !== null;
  }

  #add(text: string): void {
    if (!this.#isInValue) return;
    this.#value += text;
    if (this.#value.length > this.#longestText) {
      throw appError('spreadsheetCellTooLong', {
        cell: this.#cell?.address ?? '',
        limit: this.#longestText / longestEscape,
      });
    }
  }

  #close(name: string): void {
    if (name === 'v' || name === 't') this.#isInValue = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') {
      if (this.#toSkip > 0) this.#toSkip -= 1;
      else this.#builder.endRow();
    }
  }

  #endCell(): void {
    if (this.#cell !== null && this.#toSkip === 0) {
      const { column, type, style } = this.#cell;
      const isText = type === 'str' || type === 'inlineStr';
      if (this.#value === '') this.#builder.skipCell(column);
      else this.#builder.addCell(column, type, style, isText ? unescapeText(this.#value) : this.#value.trim());
    }
    this.#cell = null;
  }
}

function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(address)?.[0] ?? '') column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return column - 1;
}
