import type { ReactNode, RefObject } from 'react';

/** A cell by the key of its row and the id of its column. */
export interface CellAddress {
  readonly key: string;
  readonly columnId: string;
}

/** Step of the cursor from the cell that was edited: a row up or down, or a cell on or back, over the ends of rows. */
export type CellStep = 'up' | 'down' | 'next' | 'previous' | 'stay';

/** Moves of the cursor by whoever edits a cell. */
export interface GridControl {
  /** Gives the grid the focus, and its cursor a step. */
  go(step: CellStep): void;
  /** Brings a cell into view, with the cursor and the focus; nothing where the page does not have it. */
  goTo(cell: CellAddress): void;
}

/** Cells that are edited in place, by their owner. Keep the object the same: rows are drawn again when it changes. */
export interface GridCells<TRow extends object> {
  canEdit(row: TRow, columnId: string): boolean;
  /**
   * Called when a key or a double press begins an edit. `text` replaces what the cell holds and goes on
   * with each call until the editor has the focus, '' for the beginning; null goes on from what the cell holds.
   */
  onEdit(row: TRow, columnId: string, text: string | null): void;
  /** Called for a key that ends the edit, Enter or Tab, pressed before the editor has the focus: it is meant for that. */
  onEnd(key: { readonly key: string; readonly shiftKey: boolean }): void;
  /** Draws the editor in the place of the cell's content. */
  renderEditor(row: TRow, columnId: string): ReactNode;
  /** The reason for which what a cell shows is not kept; null where it is. */
  problemOf(row: TRow, columnId: string): string | null;
  /** The grid puts its moves here. */
  readonly control: RefObject<GridControl | null>;
}

/** A block of cells: its rows, and the ids of its columns. */
export interface CellBlock<TRow extends object> {
  readonly rows: readonly TRow[];
  readonly columnIds: readonly string[];
}

/** A block of cells with the room for what is laid from its first cell on: the rows to the last of the page, and all columns beside it. */
export interface CellTarget<TRow extends object> extends CellBlock<TRow> {
  readonly room: CellBlock<TRow>;
}

/** Ways to write a block of cells at once. */
export type BlockCommand = 'fillDown' | 'fillRight' | 'empty';

/** Cells that are selected as a block, to be copied and counted, and written where its owner does that. */
export interface GridRange<TRow extends object> {
  /** Called when another block is selected; null for none. */
  onChange(block: CellTarget<TRow> | null): void;
  /** Called for what is pasted over a block, or at the cursor. */
  onPaste?(target: CellTarget<TRow>, clipboard: DataTransfer): void;
  /**
   * Called by keys, and by the handle at the corner of a block, which is there with it. `source`: the number of the block's first rows,
   * or columns, that go on through the others.
   */
  onCommand?(target: CellTarget<TRow>, command: BlockCommand, source: number): void;
  /** Returns whether the handle of a block can fill anything of its columns below it: it is not there otherwise. Always, where it is absent. */
  canFill?(target: CellTarget<TRow>): boolean;
}
