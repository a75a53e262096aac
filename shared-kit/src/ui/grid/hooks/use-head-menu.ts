import { useState } from 'react';
import type { GridView } from '../model/grid-types.ts';
import { currentSort, type HeadItem, headMenu } from '../model/head-menu.model.ts';
import type { LaidColumn } from '../model/laid-column.ts';
import type { SortEntry } from '../model/sort-cycle.model.ts';

/** The menu of a column's head while it is open. `box` is the head's place in the window, in px. */
export interface OpenHeadMenu<TRow> {
  readonly laid: LaidColumn<TRow>;
  readonly groups: readonly (readonly HeadItem[])[];
  readonly current: HeadItem | null;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Keeps the column whose menu is open. */
export function useHeadMenu<TRow>(entries: readonly SortEntry[] | null, view: GridView) {
  const [open, setOpen] = useState<OpenHeadMenu<TRow> | null>(null);
  return {
    open,
    /** Opens the menu of a column at its head; nothing where there is nothing to choose. */
    openAt: (laid: LaidColumn<TRow>, head: Element | null) => {
      const groups = headMenu(laid, { entries, view });
      if (!head || groups.length === 0) return;
      const { left, top, width, height } = head.getBoundingClientRect();
      setOpen({ laid, groups, current: currentSort(entries, laid.id), box: { left, top, width, height } });
    },
    close: () => setOpen(null),
  };
}
