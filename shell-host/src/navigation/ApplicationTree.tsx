import { useVirtualItems } from '@portico/shared-kit/ui/virtual';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './ApplicationTree.module.css';
import { navigationTexts } from './navigation.texts.ts';
import { TreeItem } from './TreeItem.tsx';
import { type TreeContent, useTree } from './use-tree.ts';

/** Px of a row: a thumb needs more. */
const rowHeights = { phone: 44, desk: 36 } as const;

/** Px of the tree until it is laid out. */
const initialRect = { width: 250, height: 800 };

/** The tree of an application's pages: by mouse, and by arrow keys as trees are moved in. Draws the rows in sight. */
export function ApplicationTree(shown: TreeContent) {
  const t = navigationTexts.useT();
  const { rows, selectedId, active, choose, reach, handleKey } = useTree(shown);
  const rowHeight = useIsPhone() ? rowHeights.phone : rowHeights.desk;
  const { tree, handleFocus } = useFocusedRow(active?.item.node.id);
  const text = shown.text.trim();
  const selectedAt = rows.findIndex(({ item }) => item.node.id === selectedId);
  const wanted = text === '' ? { of: selectedId ?? '', at: selectedAt } : { of: `search ${text}`, at: 0 };
  const viewport = useInSight<HTMLDivElement>(wanted, rowHeight);
  // The row that Tab reaches is there even out of sight: else scrolling would take the focus away.
  const activeAt = active === undefined ? -1 : rows.indexOf(active);
  const kept = useMemo(() => [activeAt], [activeAt]);
  const { items, total } = useVirtualItems(viewport, {
    count: rows.length,
    sizes: rowHeight,
    overscan: 16,
    initialRect,
    kept,
  });
  return (
    <div ref={viewport} className={styles.viewport}>
      <ul
        ref={tree}
        className={styles.tree}
        style={{ height: total }}
        role="tree"
        aria-label={t('tree.label')}
        onFocus={handleFocus}
        onBlur={handleFocus}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <TreeItem
              key={row.item.node.id}
              row={row}
              place={{ top: start, height: rowHeight }}
              text={shown.text}
              isSelected={row.item.node.id === selectedId}
              isActive={row === active}
              onChoose={choose}
              onReach={reach}
              onKeyDown={handleKey}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Lets the focus follow the active row once it is in the tree: a row must not take it from the search box. */
function useFocusedRow(activeId: string | undefined) {
  const tree = useRef<HTMLUListElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (activeId === undefined || !hasFocus.current) return;
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [activeId]);
  const handleFocus = ({ type, relatedTarget }: FocusEvent) => {
    hasFocus.current = type === 'focus' || (relatedTarget !== null && tree.current?.contains(relatedTarget) === true);
  };
  return { tree, handleFocus };
}

interface ScrollTarget {
  /** Key of the selected page: a row is scrolled to when the key changes, and not when the row only moves. */
  readonly of: string;
  /** The row's index; below 0 for none. */
  readonly at: number;
}

/** Scrolls to the row of the page that one has come to; a search begins at the top of what it found. */
function useInSight<T extends HTMLElement>({ of, at }: ScrollTarget, rowHeight: number): RefObject<T | null> {
  const viewport = useRef<T>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const element = viewport.current;
    if (element === null || of === last.current) return;
    last.current = of;
    // With the layout of the next frame: here the page would be laid out once more for it, half drawn.
    requestAnimationFrame(() => scrollToRow(element, at, rowHeight));
  });
  return viewport;
}

/** Brings a row into the middle where it is out of sight; does nothing for an index below 0. */
function scrollToRow(element: HTMLElement, at: number, rowHeight: number): void {
  const [top, height] = [at * rowHeight, element.clientHeight];
  const isSeen = top >= element.scrollTop && top + rowHeight <= element.scrollTop + height;
  if (at >= 0 && !isSeen) element.scrollTop = Math.max(0, top - height / 2);
}
