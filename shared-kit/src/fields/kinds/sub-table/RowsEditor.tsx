import { Button } from 'antd/es';
import { type Ref, useMemo, useRef } from 'react';
import { PlusOutlined } from '../../../ui/icons/index.ts';
import type { AnyFieldUi, EditorProps } from '../../field-ui.ts';
import type { CellProblem } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { valueProblem } from '../../values.ts';
import { RowScroller } from './RowScroller.tsx';
import type { SubTableSettings } from './sub-table.kind.ts';
import { subTableUiTexts } from './sub-table.texts.ts';
import styles from './SubTable.module.css';
import { fixedWidth, SubTableHeads } from './SubTableHeads.tsx';
import { SubTableRow } from './SubTableRow.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import { type Rows, useRows } from './use-rows.ts';

interface Props extends EditorProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

/** Rows to fill in. Of many only those in sight are drawn, and the first one that is wrong, so that a form finds it. */
export function RowsEditor(props: Props) {
  const { id, label, value, settings, disabled, describedBy, onChange } = props;
  const { columns } = settings;
  const { rows, table, addButton, add, replace, remove } = useRows(value, onChange);
  const scroller = useRef<HTMLDivElement>(null);
  const { told, firstWrong } = useWrongRows(props, rows);
  const { isWindowed, ...window } = useDrawnRows(scroller, rows, firstWrong);
  return (
    <>
      <RowScroller ref={scroller} label={label} isWindowed={isWindowed}>
        <table
          ref={table}
          className={styles.table}
          style={isWindowed ? { tableLayout: 'fixed', minWidth: fixedWidth(columns) } : undefined}
          aria-label={label}
          aria-describedby={describedBy}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <SubTableHeads columns={columns} isEditable={!disabled} />
          <DrawnRows {...props} {...window} {...{ rows, told }} onReplace={replace} onRemove={remove} />
        </table>
      </RowScroller>
      {!disabled && (
        <AddButton id={id} ref={addButton} label={label} isFull={rows.length >= settings.maxRows} onAdd={add} />
      )}
    </>
  );
}

type Told = ReadonlyMap<string, readonly CellProblem[]>;

/** What was told of each row, and the index of the first one that is wrong; -1 for none. */
function useWrongRows({ invalid, settings: { columns }, cellProblems }: Props, rows: Rows) {
  const told = useMemo<Told>(() => Map.groupBy(cellProblems ?? [], ({ rowId }) => rowId), [cellProblems]);
  const firstWrong = useMemo(
    () => (invalid ? rows.findIndex((row) => isWrong(row, columns, told)) : -1),
    [invalid, rows, columns, told],
  );
  return { told, firstWrong };
}

interface DrawnRowsProps extends Props, Omit<ReturnType<typeof useDrawnRows>, 'isWindowed'> {
  readonly rows: Rows;
  readonly told: Told;
  onReplace(row: RowValue): void;
  onRemove(id: string): void;
}

function DrawnRows(props: DrawnRowsProps) {
  const { rows, drawn, rest, measure, told, settings, disabled, invalid, uiOfColumn } = props;
  const { columns } = settings;
  const width = columns.length + 2;
  return (
    <tbody>
      {rows.length === 0 && <NoRows width={width} />}
      {drawn.flatMap(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined) return [];
        return [
          gap > 0 && <Gap key={`before ${row.id}`} height={gap} width={width} />,
          <SubTableRow
            key={row.id}
            ref={measure}
            {...{ row, columns, disabled, invalid, uiOfColumn }}
            number={index + 1}
            told={told.get(row.id)}
            onChange={props.onReplace}
            onDelete={props.onRemove}
          />,
        ];
      })}
      {rest > 0 && <Gap height={rest} width={width} />}
    </tbody>
  );
}

function isWrong(row: RowValue, columns: readonly Property[], told: Told) {
  if (told.has(row.id)) return true;
  return columns.some((column) => column.readOnly !== true && valueProblem(column, row[column.code]) !== null);
}

/** Rows that are not drawn. */
function Gap({ height, width }: { readonly height: number; readonly width: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

function NoRows({ width }: { readonly width: number }) {
  const t = subTableUiTexts.useT();
  return (
    <tr>
      <td className={styles.none} colSpan={width}>
        {t('noRows')}
      </td>
    </tr>
  );
}

interface AddButtonProps {
  readonly id: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
  /** The sub-table's name. */
  readonly label: string;
  readonly isFull: boolean;
  onAdd(): void;
}

function AddButton({ id, ref, label, isFull, onAdd }: AddButtonProps) {
  const t = subTableUiTexts.useT();
  return (
    <Button
      {...(id === undefined ? {} : { id })}
      ref={ref}
      className={styles.add ?? ''}
      type="dashed"
      icon={<PlusOutlined />}
      disabled={isFull}
      aria-label={`${t('addRow')}: ${label}`}
      onClick={onAdd}
    >
      {t('addRow')}
    </Button>
  );
}
