import { memo, type Ref } from 'react';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { isEmptyValue } from '../../empty.ts';
import type { FormatContext } from '../../field-kind.ts';
import type { AnyFieldUi } from '../../field-ui.ts';
import { kindOf } from '../../kinds.ts';
import type { Property, RowValue } from '../../property.ts';
import { settingsOf } from '../../values.ts';
import styles from './SubTable.module.css';

interface SubTableReadRowProps {
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
  readonly row: RowValue;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly Property[];
  readonly context: FormatContext;
  uiOfColumn(column: Property): AnyFieldUi;
}

/** Row of a sub-table to read. */
export const SubTableReadRow = memo(
  ({ ref, row, index, columns, context, uiOfColumn }: SubTableReadRowProps) => (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <td>{index + 1}</td>
      {columns.map((column) => (
        <td key={column.code} className={kindOf(column).align === 'right' ? styles.figure : ''}>
          <ReadValue value={row[column.code]} {...{ column, context, uiOfColumn }} />
        </td>
      ))}
    </tr>
  ),
  (before, now) =>
    before.row === now.row &&
    before.index === now.index &&
    before.columns === now.columns &&
    before.context.locale === now.context.locale,
);

interface ReadValueProps extends Pick<SubTableReadRowProps, 'context' | 'uiOfColumn'> {
  readonly column: Property;
  readonly value: unknown;
}

/** A value of a row to read, `--` for an empty one. */
export function ReadValue({ column, value, context, uiOfColumn }: ReadValueProps) {
  const { Cell, Reader = Cell } = uiOfColumn(column);
  if (isEmptyValue(value)) return commonTexts.t(context.locale, 'empty');
  return <Reader value={value} settings={settingsOf(column)} context={context} isTabStop />;
}
