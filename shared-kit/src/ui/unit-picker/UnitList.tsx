import { useEffect, useLayoutEffect, useRef } from 'react';
import { useVirtualItems } from '../virtual/use-virtual-items.ts';
import { unitPickerTexts } from './unit-picker.texts.ts';
import { type UnitEntry, unitKey } from './unit-source.ts';
import type { PickerRow } from './unit-tree.model.ts';
import styles from './UnitPicker.module.css';
import { Opener, StateRow, UnitRow } from './UnitRow.tsx';

/** Px of a row. */
const rowHeight = 48;

/** Px of the list until it is laid out. */
const initialRect = { width: 400, height: 400 };

/** Props of a list of the picker. */
export interface UnitListProps {
  readonly id: string;
  readonly rows: readonly PickerRow[];
  /** Index of the row that keys act on, -1 for none. */
  readonly active: number;
  readonly isTree: boolean;
  readonly isMultiple: boolean;
  readonly nothing: string;
  readonly chosenKeys: ReadonlySet<string>;
  canChoose(entry: UnitEntry): boolean;
  onUse(index: number): void;
  onOpen(departmentId: string, isOpen: boolean): void;
  onFetch(departmentId: string): void;
}

/** The id of a row's element, for what points at it. */
export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Rows to choose from; only those in sight are drawn, and what follows is fetched when it comes into sight. */
export function UnitList(props: UnitListProps) {
  const { id, rows, active, isTree, isMultiple, onFetch } = props;
  const t = unitPickerTexts.useT();
  const viewport = useRef<HTMLDivElement | null>(null);
  const { items, total, scrollTo } = useVirtualItems(viewport, {
    count: rows.length,
    sizes: rowHeight,
    overscan: 16,
    initialRect,
  });
  useLayoutEffect(() => {
    if (active >= 0) scrollTo(active);
  }, [scrollTo, active]);
  const wanted = items.map(({ index }) => rows[index]).find((row) => row?.kind === 'more');
  useFetchInSight(wanted?.kind === 'more' ? `${rows.length} ${wanted.of}` : '', onFetch);
  return (
    <div
      ref={viewport}
      id={id}
      role={isTree ? 'tree' : 'listbox'}
      aria-label={t('listLabel')}
      aria-multiselectable={isMultiple}
      className={styles.list}
    >
      <div role="presentation" className={styles.rows} style={{ height: total }}>
        {items.map(({ index, start }) => (
          <div
            key={rows[index]?.key}
            role="presentation"
            className={styles.slot}
            style={{ height: rowHeight, transform: `translateY(${start}px)` }}
          >
            <ListRow {...props} index={index} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ListRow({ index, ...props }: UnitListProps & { readonly index: number }) {
  const { id, rows, active, isTree, nothing, chosenKeys, canChoose, onUse, onOpen, onFetch } = props;
  const row = rows[index];
  if (row === undefined) return null;
  if (row.kind !== 'unit') return <StateRow row={row} nothing={nothing} onRetry={() => onFetch(row.of)} />;
  const { entry, isOpen, level } = row;
  return (
    <>
      <UnitRow
        row={row}
        id={rowId(id, index)}
        isActive={index === active}
        isChosen={chosenKeys.has(unitKey(entry))}
        canChoose={canChoose(entry)}
        isTree={isTree}
        onUse={() => onUse(index)}
      />
      {isOpen !== null && <Opener isOpen={isOpen} level={level} onOpen={(next) => onOpen(entry.id, next)} />}
    </>
  );
}

/** Fetches what follows in a department as soon as its last row is in sight. `wanted`: how many rows there are, and it. */
function useFetchInSight(wanted: string, onFetch: (departmentId: string) => void): void {
  const fetch = useRef(onFetch);
  useEffect(() => {
    fetch.current = onFetch;
  });
  useEffect(() => {
    if (wanted !== '') fetch.current(wanted.slice(wanted.indexOf(' ') + 1));
  }, [wanted]);
}
