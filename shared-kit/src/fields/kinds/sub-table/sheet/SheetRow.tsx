import { memo, type Ref } from 'react';
import { DeleteOutlined } from '../../../../ui/icons/index.ts';
import type { AnyFieldUi } from '../../../field-ui.ts';
import { FormFillProvider } from '../../../form-fill.tsx';
import type { Property, RowValue } from '../../../property.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import type { RowProblems } from '../use-wrong-cells.ts';
import { SheetCell } from './SheetCell.tsx';
import { sheetWidths } from './SheetHeads.tsx';
import styles from './Sheet.module.css';

/** Handlers by which a row asks its sheet to act. */
export interface RowHandlers {
  change(row: RowValue, code: string, value: unknown): void;
  fill(row: RowValue, values: Readonly<Record<string, unknown>>): void;
  removeRow(index: number): void;
}

interface Props {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly row: RowValue;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly Property[];
  readonly disabled: boolean;
  readonly canAlter: boolean;
  readonly problems: RowProblems;
  /** The column of the marked cell, -1 when it is in another row. */
  readonly marked: number;
  /** The first and the last column of the marked cells in this row, -1 for none. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** The columns whose editors are drawn, each as `0 ` with a space after it. */
  readonly editing: string;
  readonly handlers: RowHandlers;
  uiOfColumn(column: Property): AnyFieldUi;
}

/** Row of the sheet. It is drawn anew only when something of its own changes. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { ref, row, index, columns, disabled, canAlter, problems, marked, editing, handlers, uiOfColumn } = props;
  const t = subTableUiTexts.useT();
  const number = index + 1;
  const cells = columns.map((column, at) => (
    <SheetCell
      key={column.code}
      {...{ column, number, disabled, uiOfColumn }}
      index={at}
      value={row[column.code]}
      problem={problems?.get(column.code)}
      isMarked={marked === at}
      isSelected={at >= props.selectedFrom && at <= props.selectedTo}
      isEditing={editing.split(' ').includes(String(at))}
      onChange={(value) => handlers.change(row, column.code, value)}
    />
  ));
  return (
    <FormFillProvider fill={(values) => handlers.fill(row, values)} values={row} columns={columns}>
      <div
        ref={ref}
        role="row"
        data-index={index}
        data-refused={problems !== null || undefined}
        aria-rowindex={index + 2}
        className={styles.row}
        style={sheetWidths(columns, canAlter)}
      >
        <RowNumber number={number} isWrong={problems !== null} />
        {cells}
        {canAlter && (
          <div role="gridcell" aria-colindex={columns.length + 2} className={styles.operations}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.rowButton}
              aria-label={t('deleteRow', { row: number })}
              title={t('deleteRow', { row: number })}
              onClick={() => handlers.removeRow(index)}
            >
              <DeleteOutlined />
            </button>
          </div>
        )}
      </div>
    </FormFillProvider>
  );
});

function RowNumber({ number, isWrong }: { readonly number: number; readonly isWrong: boolean }) {
  const t = subTableUiTexts.useT();
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      data-column={-1}
      className={styles.ordinal}
      {...(isWrong ? { title: t('wrongRow') } : {})}
    >
      {number}
    </div>
  );
}
