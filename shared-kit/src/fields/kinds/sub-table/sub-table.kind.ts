import { defineTexts } from '../../../i18n/define-texts.ts';
import { localised } from '../../../i18n/locale.ts';
import type { AnyFieldKind, FieldKind } from '../../field-kind.ts';
import { presenceFilter } from '../../filter-forms.ts';
import { accepted, refused, refusedInRow, type Parsed } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { columnList, defaultsOf, readSettings, wholeNumber, type SettingsSchema } from '../../settings.ts';
import { isEmptyValue } from '../../empty.ts';

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
    operators: ['isNull', 'isNotNull'],
    settings,
    defaultSettings: defaultsOf(settings),
    isSortable: false,
    aggregates: [],
    width: 252,
    align: 'left',
    isTextual: false,
    accept: (raw, own) => acceptRows(raw, own, kindOfColumn),
    parse: (text) => (text.trim() === '' ? accepted<Rows>(null) : refused('notFromText')),
    format: (value, _settings, { locale }) => subTableTexts.t(locale, 'rows', { count: value.length }),
    filter: presenceFilter,
  };
}

function acceptRows(
  raw: unknown,
  own: SubTableSettings,
  kindOfColumn: (column: Property) => AnyFieldKind,
): Parsed<Rows> {
  if (raw === null || raw === undefined || raw === '') return accepted<Rows>(null);
  if (!Array.isArray(raw)) return refused('wrongType');
  if (raw.length > own.maxRows) return refused('tooManyRows', { max: own.maxRows });
  const rows: RowValue[] = [];
  for (const [index, each] of raw.entries()) {
    if (typeof each !== 'object' || each === null || typeof each.id !== 'string') return refused('wrongType');
    const row: Record<string, unknown> & { id: string } = { id: each.id };
    for (const column of own.columns) {
      const kind = kindOfColumn(column);
      const cell = kind.accept(each[column.code], readSettings(kind.settings, column.settings));
      const result = cell.ok && column.required && isEmptyValue(cell.value) ? refused('required') : cell;
      if (!result.ok) {
        return refusedInRow(index + 1, (locale) => localised(column.name, column.name_i18n, locale), result.problem);
      }
      row[column.code] = result.value;
    }
    rows.push(row);
  }
  return accepted<Rows>(rows.length === 0 ? null : rows);
}
