import { kindOf, type Property, propertyName, type RowValue } from '@portico/shared-kit/fields';
import { FieldCell, RowScroller } from '@portico/shared-kit/fields/ui';
import type { Locale } from '@portico/shared-kit/i18n';
import { subTableLimits } from './sub-table.model.ts';
import { subTableTexts } from './sub-table.texts.ts';
import styles from './SubTableCell.module.css';

interface SubTableRowsProps {
  /** The name of the sub-table. */
  readonly label: string;
  readonly rows: readonly RowValue[];
  readonly columns: readonly Property[];
  readonly locale: Locale;
}

/** Shows the rows of a sub-table as a small table, 20 at most, and how many are left out; a shadow says where it scrolls. */
export function SubTableRows({ label, rows, columns, locale }: SubTableRowsProps) {
  const t = subTableTexts.useT();
  const left = rows.length - subTableLimits.popup;
  return (
    <div className={styles.popup}>
      <RowScroller label={label} isWindowed isStop={false}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.code} data-align={kindOf(column).align}>
                  {propertyName(column, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, subTableLimits.popup).map((row) => (
              <tr key={row.id}>
                {columns.map((column) => (
                  <td key={column.code} data-align={kindOf(column).align}>
                    <FieldCell property={column} value={row[column.code]} locale={locale} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </RowScroller>
      {left > 0 && <p className={styles.rest}>{t('rest', { count: left })}</p>}
    </div>
  );
}
