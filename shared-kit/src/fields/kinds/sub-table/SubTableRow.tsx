import { Button } from 'antd/es';
import { memo, type Ref } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { DeleteOutlined } from '../../../ui/icons/index.ts';
import type { AnyFieldUi } from '../../field-ui.ts';
import { FormFillProvider } from '../../form-fill.tsx';
import type { CellProblem } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { valueProblem } from '../../values.ts';
import { SubTableCell } from './SubTableCell.tsx';
import { SubTableReadCell } from './SubTableReadRow.tsx';
import { subTableUiTexts } from './sub-table.texts.ts';
import { useRowFill } from './use-row-fill.ts';

interface Props {
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
  readonly row: RowValue;
  /** Counts from 1. */
  readonly number: number;
  readonly columns: readonly Property[];
  readonly disabled: boolean;
  /** True once the form was refused: cells that are wrong then say so. */
  readonly invalid: boolean;
  /** What is wrong besides what the columns refuse. */
  readonly told: readonly CellProblem[] | undefined;
  uiOfColumn(column: Property): AnyFieldUi;
  onChange(row: RowValue): void;
  onDelete(id: string): void;
}

/** One row: an editor per column. It is drawn anew only when something of its own changes. */
export const SubTableRow = memo(function SubTableRow(props: Props) {
  const { ref, row, number, columns, disabled, invalid, told, uiOfColumn, onChange, onDelete } = props;
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  const fill = useRowFill({ row, columns, onChange });
  const problemOf = (column: Property) => {
    const refusal = invalid ? valueProblem(column, row[column.code]) : null;
    return refusal ?? told?.find((each) => each.column === column.code) ?? null;
  };
  return (
    <FormFillProvider fill={fill} values={row} columns={columns}>
      <tr ref={ref} data-index={number - 1} data-row={row.id} aria-rowindex={number + 1}>
        <td>{number}</td>
        {columns.map((column) =>
          column.readOnly ? (
            <SubTableReadCell key={column.code} {...{ row, column, uiOfColumn }} context={{ locale }} />
          ) : (
            <SubTableCell
              key={column.code}
              {...{ column, number, disabled }}
              value={row[column.code]}
              problem={problemOf(column)}
              ui={uiOfColumn(column)}
              onChange={(value) => onChange({ ...row, [column.code]: value })}
            />
          ),
        )}
        {!disabled && (
          <td>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('deleteRow', { row: number })}
              onClick={() => onDelete(row.id)}
            />
          </td>
        )}
      </tr>
    </FormFillProvider>
  );
});
