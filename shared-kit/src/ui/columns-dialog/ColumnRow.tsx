import { Button, Checkbox } from 'antd/es';
import { Ellipsis } from '../feedback/index.ts';
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '../icons/index.ts';
import { columnsTexts } from './columns.texts.ts';
import type { NumberedColumn } from './columns-dialog.model.ts';
import styles from './ColumnsDialog.module.css';

interface ColumnRowProps {
  readonly column: NumberedColumn;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onShow: (isShown: boolean) => void;
  /** -1 moves up, 1 moves down. */
  readonly onMove: (step: -1 | 1) => void;
}

/** Row of a column: handle, number, box and name, and buttons that move it without a pointer. */
export function ColumnRow({ column, canMove, onShow, onMove }: ColumnRowProps) {
  const t = columnsTexts.useT();
  const { title } = column;
  return (
    <li className={styles.row}>
      <span className={styles.handle} data-handle="" aria-hidden="true">
        <HolderOutlined />
      </span>
      <span className={styles.number}>{column.position}</span>
      <Checkbox checked={column.isShown} aria-label={title} onChange={(event) => onShow(event.target.checked)} />
      <span className={styles.name}>
        <Ellipsis text={title} />
      </span>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={t('moveUp', { column: title })}
        disabled={!canMove.up}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={t('moveDown', { column: title })}
        disabled={!canMove.down}
        onClick={() => onMove(1)}
      />
    </li>
  );
}
