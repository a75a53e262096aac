import { displayValue, kindOf, type Property, propertyName, settingsOf } from '@portico/shared-kit/fields';
import { isEmptyValue } from '@portico/shared-kit/fields';
import type { ExportFormat } from '@portico/shared-kit/contract/exports.schema';
import { commonTexts, type Locale } from '@portico/shared-kit/i18n';
import { type CellInput, neutralizeFormula } from '../../spreadsheets/index.ts';

/** Column of a file, as a field gives it. */
export interface FieldColumn {
  readonly name: string;
  /** Width in characters. */
  readonly width: number;
  readonly numberFormat: string | undefined;
  /** The cell of a value of the wire. */
  cellOf(value: unknown): CellInput;
}

/** Language and form of a file. */
export interface FileForm {
  readonly locale: Locale;
  readonly format: ExportFormat;
}

/** Px of a character of a column. */
const pxPerCharacter = 7;

/** Returns the cell of a value that its reader may not see. */
export function hiddenCell(locale: Locale): string {
  return commonTexts.t(locale, 'empty');
}

/**
 * Returns the column of a field. The form of its kind says what spreadsheets count with; everything else, and everything
 * in a file of texts, is written as the list shows it.
 */
export function fieldColumn(property: Property, { locale, format }: FileForm): FieldColumn {
  const { sheetForm, width } = kindOf(property);
  const settings = settingsOf(property);
  const text = (value: unknown) => neutralizeFormula(displayValue(property, value, { locale }));
  const filled = {
    csv: (value: unknown) => sheetForm?.toText(value, settings) ?? text(value),
    xlsx: (value: unknown) => sheetForm?.toCell(value, settings) ?? text(value),
  }[format];
  return {
    name: neutralizeFormula(propertyName(property, locale)),
    width: Math.round(width / pxPerCharacter),
    numberFormat: sheetForm?.numberFormat(settings),
    cellOf: (value) => (isEmptyValue(value) ? null : filled(value)),
  };
}
