import { Checkbox, Input } from 'antd/es';
import { useRef, useState } from 'react';
import { SearchOutlined } from '../icons/index.ts';
import { Spoken } from '../feedback/Spoken.tsx';
import { moveItem, useSortable } from '../sortable/index.ts';
import { columnsTexts } from './columns.texts.ts';
import { type ColumnSetting, columnsNamed, shownState, withShown } from './columns-dialog.model.ts';
import styles from './ColumnsDialog.module.css';
import { ColumnRow } from './ColumnRow.tsx';
import { useClear } from '../input/use-clear.tsx';

interface ColumnsEditorProps {
  readonly columns: readonly ColumnSetting[];
  readonly onChange: (columns: readonly ColumnSetting[]) => void;
}

/** The numbered list: a name filter, select-all, and rows that are dragged or moved by buttons. */
export function ColumnsEditor({ columns, onChange }: ColumnsEditorProps) {
  const t = columnsTexts.useT();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const found = columnsNamed(columns, text);
  const isFiltered = found.length < columns.length;
  const move = (from: number, to: number) => {
    const moved = moveItem(columns, from, to);
    if (moved === columns) return;
    onChange(moved);
    setSaid(t('moved', { column: columns[from]?.title ?? '', position: to + 1 }));
  };
  // Places in a filtered list say nothing about places in the whole.
  useSortable(list, { onMove: move, handle: '[data-handle]', isDisabled: isFiltered });
  const clear = useClear();
  return (
    <>
      <Input
        autoFocus
        allowClear={clear}
        value={text}
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectAll columns={columns} found={found} onChange={onChange} />
      <ol ref={list} className={styles.list}>
        {found.map((column) => (
          <ColumnRow
            key={column.id}
            column={column}
            canMove={{ up: !isFiltered && column.position > 1, down: !isFiltered && column.position < columns.length }}
            onShow={(isShown) => onChange(withShown(columns, [column.id], { isShown }))}
            onMove={(step) => move(column.position - 1, column.position - 1 + step)}
          />
        ))}
      </ol>
      {found.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      <Spoken role="status">{said}</Spoken>
    </>
  );
}

function SelectAll({ columns, found, onChange }: ColumnsEditorProps & { readonly found: readonly ColumnSetting[] }) {
  const t = columnsTexts.useT();
  const { isAll, isSome } = shownState(found);
  const ids = found.map((column) => column.id);
  return (
    <div className={styles.all}>
      <Checkbox
        checked={isAll}
        indeterminate={isSome}
        disabled={found.length === 0}
        onChange={(event) => onChange(withShown(columns, ids, { isShown: event.target.checked }))}
      >
        {t('all')}
      </Checkbox>
      <span className={styles.count}>{t('shown', { shown: shownState(columns).count, total: columns.length })}</span>
    </div>
  );
}
