import { commonTexts } from '../../../i18n/common.texts.ts';
import { isEmptyValue } from '../../empty.ts';
import type { FormatContext } from '../../field-kind.ts';
import type { AnyFieldUi } from '../../field-ui.ts';
import { kindOf } from '../../kinds.ts';
import type { Property, RowValue } from '../../property.ts';
import { settingsOf } from '../../values.ts';
import styles from './SubTable.module.css';

interface SubTableReadRowProps {
  readonly row: RowValue;
  readonly number: number;
  readonly columns: readonly Property[];
  readonly context: FormatContext;
  uiOfColumn(column: Property): AnyFieldUi;
}

/** One row of a sub-table to read. */
export function SubTableReadRow({ row, number, columns, context, uiOfColumn }: SubTableReadRowProps) {
  return (
    <tr>
      <td>{number}</td>
      {columns.map((column) => {
        const { Cell, Reader = Cell } = uiOfColumn(column);
        const value = row[column.code];
        return (
          <td key={column.code} className={kindOf(column).align === 'right' ? styles.figure : ''}>
            {isEmptyValue(value) ? (
              commonTexts.t(context.locale, 'empty')
            ) : (
              <Reader value={value} settings={settingsOf(column)} context={context} />
            )}
          </td>
        );
      })}
    </tr>
  );
}
