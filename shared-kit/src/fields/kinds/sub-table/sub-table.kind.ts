import { operatorSets } from '../../../filters/operator-sets.ts';
import { defineTexts } from '../../../i18n/define-texts.ts';
import { localised } from '../../../i18n/locale.ts';
import { countable } from '../../aggregates.ts';
import type { AnyFieldKind, FieldKind } from '../../field-kind.ts';
import { presenceFilter } from '../../filter-forms.ts';
import { listOf, objectOf } from '../../json.ts';
import { valid, invalid, invalidInRow, type ValidationResult } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { columnList, defaultsOf, readSettings, wholeNumber, type SettingsSchema } from '../../settings.ts';
import { isEmptyValue } from '../../empty.ts';
import { nothingFound, pastedProblem, pastedText } from './pasted-text.ts';

/** The columns of a sub-table, and how many rows it may have. */
export interface SubTableSettings {
  readonly columns: readonly Property[];
  readonly maxRows: number;
}

const settings: SettingsSchema<SubTableSettings> = {
  columns: columnList(),
  maxRows: wholeNumber({ fallback: 500, min: 1, max: 5000 }),
};

const subTableTexts = defineTexts('subTable', {
  zh: { rows: '{{count}} 行' },
  en: { rows: { one: '{{count}} row', other: '{{count}} rows' } },
});

type Rows = readonly RowValue[];

/** The kind for rows whose columns are of the given kinds. A sub-table has no sub-tables, so the kinds come from outside. */
export function subTableOf(
  kindOfColumn: (column: Property) => AnyFieldKind,
): FieldKind<Rows, SubTableSettings, boolean> {
  return {
    propertyTypes: [8],
    storage: 'rows',
    operators: operatorSets.others,
    settings,
    defaultSettings: defaultsOf(settings),
    isSortable: false,
    aggregates: countable,
    width: 252,
    align: 'left',
    isTextual: false,
    validate: (raw, own) => validateRows(raw, own, kindOfColumn),
    parse: (text) => (text.trim() === '' ? valid<Rows>(null) : invalid('notFromText')),
    format: (value, _settings, { locale }) => subTableTexts.t(locale, 'rows', { count: value.length }),
    filter: presenceFilter,
  };
}

function validateRows(
  raw: unknown,
  own: SubTableSettings,
  kindOfColumn: (column: Property) => AnyFieldKind,
): ValidationResult<Rows> {
  if (raw === null || raw === undefined || raw === '') return valid<Rows>(null);
  const list = listOf(raw);
  if (list === null) return invalid('wrongType');
  if (list.length > own.maxRows) return invalid('tooManyRows', { max: own.maxRows });
  const rows: RowValue[] = [];
  const columns = own.columns.map((column) => columnToRead(column, kindOfColumn(column)));
  for (const [index, each] of list.entries()) {
    const cells = objectOf(each);
    if (typeof cells?.id !== 'string') return invalid('wrongType');
    const row: Record<string, unknown> & { id: string } = { id: cells.id };
    for (const { column, validate } of columns) {
      const result = validate(cells[column.code]);
      if (!result.ok) {
        return invalidInRow(index + 1, (locale) => localised(column.name, column.name_i18n, locale), result.problem);
      }
      row[column.code] = result.value;
    }
    rows.push(row);
  }
  return valid<Rows>(rows.length === 0 ? null : rows);
}

/** A column with what its cells are read by; its settings are read once for all rows. */
function columnToRead(column: Property, kind: AnyFieldKind) {
  const own = readSettings(kind.settings, column.settings);
  const validate = (raw: unknown): ValidationResult<unknown> => {
    const text = pastedText(raw);
    const read = (given: string) => kind.parse(given, own, nothingFound);
    const result = text === null ? kind.validate(raw, own) : { ok: false as const, problem: pastedProblem(raw, read) };
    return result.ok && column.required && isEmptyValue(result.value) ? invalid('required') : result;
  };
  return { column, validate };
}
