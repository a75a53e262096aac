import type { ChangedRecord } from './live-changes.model.ts';

/** Ms for which a changed cell is marked. */
const markedMs = 2_500;

/**
 * Marks what changed in a list for a moment, cells of rows, and cards, entries and bars as a whole; without motion where people want none.
 * `marked` has the elements that were marked for the same change already.
 */
export function flashCells(changed: readonly ChangedRecord[], marked = new WeakSet<Element>()): void {
  if (changed.length === 0) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const styles = getComputedStyle(document.documentElement);
  const background = styles.getPropertyValue('--ant-color-warning-bg-hover');
  const ring = `0 0 0 2px ${styles.getPropertyValue('--ant-color-warning')}`;
  const markNew = (element: Element, frame: Keyframe) => {
    if (marked.has(element)) return;
    marked.add(element);
    mark(element, frame, isStill);
  };
  for (const { id, codes } of changed) {
    for (const cell of cellsOf(id, codes)) markNew(cell, { backgroundColor: background });
    for (const item of document.querySelectorAll(`[data-item="${CSS.escape(id)}"]`)) markNew(item, { boxShadow: ring });
  }
}

/** The cells of some columns of a row; all of them where no columns are named. */
function cellsOf(id: string, codes: ChangedRecord['codes']): readonly Element[] {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  if (row === null) return [];
  if (codes === null) return [...row.querySelectorAll('[role=gridcell]')];
  return codes.flatMap((code) => {
    const column = document.querySelector(`[data-column="${CSS.escape(code)}"]`)?.getAttribute('aria-colindex');
    const cell = column && row.querySelector(`[role=gridcell][aria-colindex="${CSS.escape(column)}"]`);
    return cell ? [cell] : [];
  });
}

function mark(element: Element, frame: Keyframe, isStill: boolean): void {
  const frames = isStill ? [frame, frame] : [frame, { offset: 0.6, ...frame }, {}];
  // The mark fades; nothing of the list is drawn again for it.
  element.animate(frames, { duration: markedMs });
}
