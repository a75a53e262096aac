import type { RefObject } from 'react';
import type { GridRange } from '../model/grid-cells.ts';
import type { GridLayout } from '../model/laid-column.ts';
import type { GridRowModel } from './use-grid-rows.ts';

/** A grid whose cells are selected in blocks. */
export interface RangedGrid<TRow extends object> {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly layout: GridLayout<TRow>;
  readonly rows: readonly GridRowModel<TRow>[];
  /** Undefined where cells are not selected in blocks. */
  readonly range: GridRange<TRow> | undefined;
}
