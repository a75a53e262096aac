import type { ListConfig } from '../../../../contract/models.schema.ts';
import type { BizRecord } from '../../../../contract/records.schema.ts';
import { type Locale, localised } from '../../../../i18n/locale.ts';
import { isEmptyValue } from '../../../empty.ts';
import { kindOf, storageOf } from '../../../kinds.ts';
import type { PersonValue, Property } from '../../../property.ts';
import { valueFor } from '../../../value-for.ts';
import { displayValue, propertyName } from '../../../values.ts';

/** A column of the picker: a field that its list view shows, as text. */
export interface PickerColumn {
  readonly id: string;
  /** The people that a record holds there; null where the field holds none. */
  readonly people: ((record: BizRecord) => readonly PersonValue[]) | null;
  readonly title: string;
  readonly width: number | undefined;
  readonly pin: 'left' | 'right' | undefined;
  readonly align: 'start' | 'end';
  readonly isSortable: boolean;
  /** Null where it is empty. */
  text(record: BizRecord): string | null;
}

/** The columns that a view shows, without sub-tables; the title where it shows none. */
export function pickerColumns({ view, properties }: ListConfig, locale: Locale): readonly PickerColumn[] {
  const shown = view.queryColumns.flatMap((column) => {
    const property = properties.find(({ code }) => code === column.propertyCode);
    if (property === undefined || column.isShow === false || storageOf(property).hasTable) return [];
    const title = column.name ? localised(column.name, column.name_i18n, locale) : propertyName(property, locale);
    return [columnOf(property, { title, width: column.width, pin: column.pinned }, locale)];
  });
  if (shown.length > 0) return shown;
  const title = properties.find(({ code }) => code === 'name');
  const looks = { width: undefined, pin: undefined };
  return title === undefined ? [] : [columnOf(title, { title: propertyName(title, locale), ...looks }, locale)];
}

function columnOf(
  property: Property,
  looks: Pick<PickerColumn, 'title' | 'width' | 'pin'>,
  locale: Locale,
): PickerColumn {
  const { code } = property;
  const { align, isSortable } = kindOf(property);
  const holdsPeople = storageOf(property).refersTo === 'user';
  return {
    id: code,
    people: holdsPeople ? ({ data }) => [data[code] as PersonValue | PersonValue[]].flat() : null,
    ...looks,
    align: align === 'right' ? 'end' : 'start',
    isSortable,
    text: ({ data }) =>
      isEmptyValue(data[code]) ? null : displayValue(property, valueFor(data, code, locale), { locale }),
  };
}
