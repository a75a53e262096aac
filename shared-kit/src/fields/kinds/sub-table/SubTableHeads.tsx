import { useLocale } from '../../../i18n/locale-hook.ts';
import { kindOf } from '../../kinds.ts';
import type { Property } from '../../property.ts';
import { propertyName } from '../../values.ts';
import { entryWidth } from './entry-width.ts';
import styles from './SubTable.module.css';
import { subTableUiTexts } from './sub-table.texts.ts';

/** Px of the ordinal. */
const narrow = 64;

/** Px that the columns of a table need whose rows are not all drawn: they cannot make room for what is in them. */
export function fixedWidth(columns: readonly Property[]): number {
  return columns.reduce((sum, column) => sum + entryWidth(column), narrow);
}

/** The names of the columns over rows to read; a figure's head stands over the figures. */
export function SubTableHeads({ columns }: { readonly columns: readonly Property[] }) {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" style={{ width: narrow }}>
          {t('ordinal')}
        </th>
        {columns.map((column) => (
          <th key={column.code} scope="col" className={kindOf(column).align === 'right' ? styles.figure : ''}>
            {propertyName(column, locale)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
