import { appError } from '@portico/shared-kit/errors';
import { ElementSplitter } from './element-splitter.ts';
import type { RowBuilder } from './row-builder.ts';
import { decodeText, textOfRuns } from './xml-decoding.ts';

/** Reads the rows of a sheet whose XML is plain: no prefixes, comments or CDATA. Faster than a parser of XML by twice. */
export class PlainRows {
  readonly #builder: RowBuilder;
  readonly #splitter: ElementSplitter;
  #count = 0;
  #xml = '';
  #column = -1;
  #type = '';
  #style = 0;
  #isEmpty = false;

  constructor(builder: RowBuilder, longestRow: number) {
    this.#builder = builder;
    this.#splitter = new ElementSplitter('row', longestRow);
  }

  /** Rows that were read, empty ones too. */
  get count(): number {
    return this.#count;
  }

  /** True where the sheet has come to its end. */
  get isWhole(): boolean {
    return this.#splitter.endsWith('</worksheet>');
  }

  /** Reads what is whole. Returns false where the XML is not plain. */
  write(chunk: string): boolean {
    return this.#splitter.write(chunk, (attributes, content) => {
      this.#count += 1;
      this.#builder.beginRow(/(?:^|\s)r=["'](\d+)["']/.exec(attributes)?.[1]);
      if (content !== null) this.#cells(content);
      this.#builder.endRow();
    });
  }

  #cells(xml: string): void {
    this.#xml = xml;
    let at = xml.indexOf('<c');
    while (at >= 0) {
      const code = xml.charCodeAt(at + 2);
      at = code === 62 || code === 47 || code <= 32 ? this.#cell(at + 2) : at + 2;
      at = xml.indexOf('<c', at);
    }
  }

  /** Reads a cell whose attributes begin at an offset, and returns where it ends. */
  #cell(from: number): number {
    const start = this.#attributes(from);
    const end = this.#isEmpty ? start : this.#xml.indexOf('</c>', start);
    if (end < start) throw appError('spreadsheetDamaged');
    const content = end > start ? this.#xml.slice(start, end) : '';
    const value = this.#value(content);
    if (value === '') this.#builder.skipCell(this.#column);
    else this.#builder.addCell(this.#column, this.#type, this.#style, value);
    return end;
  }

  #value(content: string): string {
    if (content === '') return '';
    if (this.#type === 'inlineStr') {
      const start = content.indexOf('>', content.indexOf('<is')) + 1;
      return textOfRuns(content.slice(start, content.lastIndexOf('</is>')));
    }
    const start = content.startsWith('<v>') ? 3 : valueStart(content);
    const end = start < 0 ? -1 : content.indexOf('<', start);
    if (end < 0) return '';
    const value = content.slice(start, end);
    return this.#type === 'str' ? decodeText(value) : value;
  }

  /** Reads `r`, `t` and `s`, and returns where the content begins, or the next element behind an empty cell. */
  #attributes(from: number): number {
    const xml = this.#xml;
    [this.#column, this.#type, this.#style, this.#isEmpty] = [-1, '', 0, false];
    for (let at = from; at < xml.length; ) {
      const code = xml.charCodeAt(at);
      if (code === 62) return at + 1;
      if (code === 47) {
        this.#isEmpty = true;
        return at + 2;
      }
      if (code <= 32) {
        at += 1;
        continue;
      }
      const equals = xml.indexOf('=', at);
      const close = equals < 0 ? -1 : xml.indexOf(xml.charAt(equals + 1), equals + 2);
      if (close < 0) break;
      if (equals === at + 1) this.#attribute(code, equals + 2, close);
      at = close + 1;
    }
    throw appError('spreadsheetDamaged');
  }

  #attribute(name: number, start: number, end: number): void {
    if (name === 114) this.#column = columnAt(this.#xml, start);
    else if (name === 116) this.#type = this.#xml.slice(start, end);
    else if (name === 115) this.#style = Number(this.#xml.slice(start, end));
  }
}

/** Returns the column of an address at an offset; -1 where there are no letters. */
function columnAt(xml: string, start: number): number {
  let column = 0;
  for (let at = start; ; at += 1) {
    const letter = xml.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) return column - 1;
    column = column * 26 + letter;
  }
}

function valueStart(content: string): number {
  const match = /<v(?:\s[^>]*)?>/.exec(content);
  return match === null || match[0].endsWith('/>') ? -1 : match.index + match[0].length;
}
