import { useLocale } from '../../../i18n/current-locale.ts';
import { kindOf } from '../../kinds.ts';
import type { Property } from '../../property.ts';
import { propertyName } from '../../values.ts';
import styles from './SubTable.module.css';
import { subTableUiTexts } from './sub-table.texts.ts';

/** Px: an editor needs no more room in a row, whatever its kind takes in a list. */
const widestEntry = 176;
/** Px of the ordinal and of what is done to a row. */
const narrow = 64;

const entryWidth = (column: Property) => Math.min(kindOf(column).width, widestEntry);

/** Px that the columns of a table need whose rows are not all drawn: they cannot make room for what is in them. */
export function fixedWidth(columns: readonly Property[]): number {
  return columns.reduce((sum, column) => sum + entryWidth(column), 2 * narrow);
}

/** A figure's head stands over the figures; a star asks for a value only where one can be given. */
function headClass(column: Property, isEditable: boolean): string {
  const figure = kindOf(column).align === 'right' ? styles.figure : undefined;
  const star = isEditable && column.required ? styles.required : undefined;
  return [figure, star].filter((name) => name !== undefined).join(' ');
}

interface Props {
  readonly columns: readonly Property[];
  readonly isEditable: boolean;
}

/** The names of the columns, over rows to read or to fill in. */
export function SubTableHeads({ columns, isEditable }: Props) {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" style={{ width: narrow }}>
          {t('ordinal')}
        </th>
        {columns.map((column) => (
          <th
            key={column.code}
            scope="col"
            className={headClass(column, isEditable)}
            style={isEditable ? { minWidth: entryWidth(column), width: entryWidth(column) } : undefined}
          >
            {propertyName(column, locale)}
          </th>
        ))}
        {isEditable && (
          <th scope="col" style={{ width: narrow }}>
            {t('rowOperations')}
          </th>
        )}
      </tr>
    </thead>
  );
}
