import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { CellBlock } from '@portico/shared-kit/ui/grid';
import { canWriteIn, type OpenFields } from './open-fields.model.ts';

/** Reason for which nothing of a block of cells can be written: this person writes none of its columns, or may not edit its records. */
export type CellLock = 'columns' | 'records';

/** Returns the reason for which no cell of a block can be written, as far as the list knows; null where at least one can. */
export function cellLock(block: CellBlock<BizRecord>, open: OpenFields): CellLock | null {
  if (canWriteIn(block, open)) return null;
  return block.columnIds.some((code) => open.has(code)) ? 'records' : 'columns';
}
