import { xmlDeclaration, xmlText } from './xml-text.ts';

/** Number format code of cells that are texts, whatever is typed into them. */
export const textFormat = '@';
const dateFormat = 'yyyy\\-mm\\-dd';
const dateTimeFormat = 'yyyy\\-mm\\-dd\\ hh:mm:ss';

/** Ids of the formats that every spreadsheet program knows. */
const builtInFormats: Readonly<Record<string, number>> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '@': 49,
};
const firstOwnFormat = 164;

const cellFormat = (format: number, font = 0, fill = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"` +
  `${format > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1" applyFill="1"' : ''} applyAlignment="1">` +
  // Cells that stand beside several rows begin where these do.
  `<alignment ${font > 0 ? 'horizontal="center" vertical="center" wrapText="1"' : 'vertical="top"'}/></xf>`;

const fonts =
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><color rgb="FFC00000"/><name val="Calibri"/></font></fonts>';
const fills =
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F2F2"/><bgColor indexed="64"/></patternFill></fill></fills>';
const borders = '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>';

/** Styles of a workbook; each look of a cell is a row, named by its number. */
export class StyleTable {
  readonly #formats = new Map<string, number>();
  readonly #ownFormats: string[] = [];
  readonly #cellFormats = [cellFormat(0), cellFormat(49, 1, 2), cellFormat(49, 2, 2)];
  readonly head = 1;
  readonly requiredHead = 2;
  readonly date = this.of(dateFormat);
  readonly dateTime = this.of(dateTimeFormat);

  /** Returns the number of the style of a number format code; of undefined that of plain cells, 0. */
  of(format: string | undefined): number {
    if (format === undefined) return 0;
    const known = this.#formats.get(format);
    if (known !== undefined) return known;
    const style = this.#cellFormats.push(cellFormat(this.#formatId(format))) - 1;
    this.#formats.set(format, style);
    return style;
  }

  /** Returns `xl/styles.xml`. */
  toXml(): string {
    const formats = this.#ownFormats.map(
      (format, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${xmlText(format)}"/>`,
    );
    return (
      `${xmlDeclaration}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
      `<numFmts count="${formats.length}">${formats.join('')}</numFmts>${fonts}${fills}${borders}` +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${this.#cellFormats.length}">${this.#cellFormats.join('')}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
    );
  }

  #formatId(format: string): number {
    return builtInFormats[format] ?? firstOwnFormat + this.#ownFormats.push(format) - 1;
  }
}
