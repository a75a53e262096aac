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
      {columns.map((column) => (
        <SubTableReadCell key={column.code} {...{ row, column, context, uiOfColumn }} />
      ))}
    </tr>
  );
}

type ReadCellProps = Pick<SubTableReadRowProps, 'row' | 'context' | 'uiOfColumn'> & { readonly column: Property };

/** One cell of a row to read, also among those that are being filled in. */
export function SubTableReadCell({ row, column, context, uiOfColumn }: ReadCellProps) {
  const { Cell, Reader = Cell } = uiOfColumn(column);
  const value = row[column.code];
  return (
    <td className={kindOf(column).align === 'right' ? styles.figure : ''}>
      {isEmptyValue(value) ? (
        commonTexts.t(context.locale, 'empty')
      ) : (
        <Reader value={value} settings={settingsOf(column)} context={context} isTabStop />
      )}
    </td>
  );
}
