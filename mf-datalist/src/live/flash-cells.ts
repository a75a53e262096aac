import type { ChangedRecord } from './live-changes.model.ts';

/** Ms for which a changed cell is marked. */
const markedMs = 2_500;

/** Marks the changed cells of a list for a moment; without motion where people want none. */
export function flashCells(changed: readonly ChangedRecord[]): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--ant-color-warning-bg-hover');
  for (const { id, codes } of changed) {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
    for (const code of codes) {
      const column = document.querySelector(`[data-column="${CSS.escape(code)}"]`)?.getAttribute('aria-colindex');
      const cell = column && row?.querySelector(`[role=gridcell][aria-colindex="${CSS.escape(column)}"]`);
      if (cell) mark(cell, colour, isStill);
    }
  }
}

function mark(cell: Element, backgroundColor: string, isStill: boolean): void {
  const frames = isStill
    ? [{ backgroundColor }, { backgroundColor }]
    : [{ backgroundColor }, { offset: 0.6, backgroundColor }, {}];
  // The mark fades; nothing of the list is drawn again for it.
  cell.animate(frames, { duration: markedMs });
}
