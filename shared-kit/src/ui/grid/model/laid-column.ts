import type { GridColumn } from './grid-types.ts';

/** A column where it stands: data, or one of the two that the grid adds. Pixels. */
export interface LaidColumn<TRow> {
  readonly id: string;
  readonly kind: 'checkbox' | 'ordinal' | 'data';
  /** The data column; null for the two that the grid adds. */
  readonly column: GridColumn<TRow> | null;
  readonly width: number;
  /** Distance from the side it is pinned to; for a column that scrolls, from where the scrolling band begins. */
  readonly inset: number;
  readonly pin: 'left' | 'right' | null;
  /** Place in the order seen, from 0. */
  readonly index: number;
}

/** All columns in their three bands. */
export interface GridLayout<TRow> {
  readonly left: readonly LaidColumn<TRow>[];
  readonly center: readonly LaidColumn<TRow>[];
  readonly right: readonly LaidColumn<TRow>[];
  readonly leftWidth: number;
  readonly rightWidth: number;
  readonly totalWidth: number;
  readonly columns: readonly LaidColumn<TRow>[];
}
