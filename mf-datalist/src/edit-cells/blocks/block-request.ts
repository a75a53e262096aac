import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { BlockCommand, CellTarget } from '@portico/shared-kit/ui/grid';

/** Cells that were copied: as a text of tabs and line breaks, and as HTML where it was a table or part of a page; '' where one is missing. */
export interface CopiedCells {
  readonly text: string;
  readonly html: string;
}

/** Block of cells that its person wants to be pasted over, filled or emptied. */
export type BlockRequest = { readonly target: CellTarget<BizRecord> } & (
  | { readonly does: 'paste'; readonly copied: CopiedCells }
  /** `source`: the number of the block's first rows, or columns, that go on through the others. */
  | { readonly does: BlockCommand; readonly source: number }
);

/** Returns what the clipboard of an event holds: it is only there while the event is handled. */
export function copiedIn(clipboard: Pick<DataTransfer, 'getData'>): CopiedCells {
  return { text: clipboard.getData('text/plain'), html: clipboard.getData('text/html') };
}
