import { type SharedMove, useSharedSortable } from '../../ui/sortable/index.ts';
import { type ReactNode, useRef } from 'react';
import { useRovingList } from '../editing/use-roving-list.ts';
import styles from './PaletteList.module.css';

/** Part that can be put into a document. */
export interface PaletteEntry {
  readonly id: string;
  readonly content: ReactNode;
}

interface PaletteListProps {
  readonly entries: readonly PaletteEntry[];
  /** Name of the list, by which a move says where something was taken from or dropped. */
  readonly name: string;
  /** Lists of the canvas with the same name take entries, and give them back. */
  readonly group: string;
  readonly isReadOnly: boolean;
  /** True while nothing can be dragged by pointer, as something is dragged by keyboard. */
  readonly isBusy: boolean;
  /** Adds an entry. A key drags it from there; the pointer, which could drag it, puts it where it belongs at once. */
  onAdd(id: string, isByKey: boolean): void;
  onMove(move: SharedMove): void;
  onDragging(isDragging: boolean): void;
}

/**
 * List of what can be put into a document: dragged by pointer, or added by key. One of them is reached by the Tab key, the
 * others from it by arrow keys.
 */
export function PaletteList(props: PaletteListProps) {
  const { entries, name, group, isReadOnly, isBusy, onAdd, onMove, onDragging } = props;
  const list = useRef<HTMLUListElement>(null);
  const ids = entries.map(({ id }) => id);
  const roving = useRovingList(list, ids);
  useSharedSortable(list, { group, isStore: true, isDisabled: isReadOnly || isBusy, onDragging, onMove });
  return (
    <ul ref={list} className={styles.list} data-list={name}>
      {entries.map(({ id, content }) => (
        <li key={id} data-item={id}>
          <button
            type="button"
            className={styles.entry}
            {...roving(id)}
            disabled={isReadOnly}
            onClick={({ detail }) => onAdd(id, detail === 0)}
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
}
