import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { CellBlock } from '@portico/shared-kit/ui/grid';
import { mayEditCell } from '../editable-cell.model.ts';

/** Reason for which nothing of a block of cells can be written: this person writes none of its columns, or may not edit its records. */
export type CellLock = 'columns' | 'records';

/** Returns the reason for which no cell of a block can be written, as far as the list knows; null where at least one can. */
export function cellLock(
  { rows, columnIds }: CellBlock<BizRecord>,
  open: ReadonlyMap<string, PropertyWithRights>,
): CellLock | null {
  const fields = columnIds.flatMap((code) => open.get(code) ?? []);
  if (fields.length === 0) return 'columns';
  return rows.some((record) => fields.some((field) => mayEditCell(field, record))) ? null : 'records';
}
