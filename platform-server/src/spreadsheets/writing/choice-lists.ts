import { columnLetters } from '../cell-address.ts';
import { formatLimits } from '../format-limits.ts';
import type { CellXml } from './cell-xml.ts';
import type { ChoiceList, SheetColumn } from './sheet-design.ts';
import { xmlDeclaration, xmlText } from './xml-text.ts';

/** Name of the hidden sheet with the choices that are too long for a validation. */
export const choiceSheetName = 'Choices';

/** Lists of choices of a workbook: short ones stand in the validation, all others in a column of a hidden sheet. */
export class ChoiceLists {
  readonly #columns: (readonly string[])[] = [];

  /** True where there is need of the hidden sheet. */
  get needsSheet(): boolean {
    return this.#columns.length > 0;
  }

  /** Returns the `dataValidations` element of a sheet, for the rows below its head; nothing where no column has choices. */
  validationsXml(columns: readonly SheetColumn[], firstRow: number): string {
    const each = columns.flatMap(({ choices }, column) => {
      if (choices === undefined || choices.values.length === 0) return [];
      const letters = columnLetters(column);
      return [
        validation(choices, `${letters}${firstRow}:${letters}${formatLimits.rows}`, this.#formula(choices.values)),
      ];
    });
    return each.length === 0 ? '' : `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
  }

  /** Yields the hidden sheet, row by row. */
  *sheetXml(cells: CellXml): Generator<string> {
    yield `${xmlDeclaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`;
    const rowCount = this.#columns.reduce((most, { length }) => Math.max(most, length), 0);
    for (let row = 1; row <= rowCount; row += 1) {
      const each = this.#columns.map((values, column) =>
        cells.of(values[row - 1] ?? null, columnLetters(column) + row, 0),
      );
      yield `<row r="${row}">${each.join('')}</row>`;
    }
    yield '</sheetData></worksheet>';
  }

  /** Adds a list to the hidden sheet where it does not fit; a sheet that goes on has the same lists again. */
  #formula(values: readonly string[]): string {
    const inline = values.join(',');
    const isPlain = values.every((value) => value !== '' && !/[,"]|^\s|\s$|[\r\n]/.test(value));
    if (isPlain && inline.length <= formatLimits.inlineChoices) return `"${inline}"`;
    const known = this.#columns.indexOf(values);
    const letters = columnLetters(known < 0 ? this.#columns.push(values) - 1 : known);
    return `'${choiceSheetName}'!$${letters}$1:$${letters}$${values.length}`;
  }
}

function validation({ errorMessage, isOpen = false }: ChoiceList, cells: string, formula: string): string {
  const message = errorMessage === undefined ? '' : ` error="${xmlText(errorMessage.slice(0, 225))}"`;
  return (
    `<dataValidation type="list" allowBlank="1" showErrorMessage="${isOpen ? 0 : 1}"${message} sqref="${cells}">` +
    `<formula1>${xmlText(formula)}</formula1></dataValidation>`
  );
}
