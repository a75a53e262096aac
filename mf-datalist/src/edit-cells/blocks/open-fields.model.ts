import type { ListConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { isWrittenAsText } from '@portico/shared-kit/fields';
import type { CellBlock } from '@portico/shared-kit/ui/grid';
import { mayEditCell } from '../editable-cell.model.ts';

/** Fields that this person may write as texts, by their codes. */
export type OpenFields = ReadonlyMap<string, PropertyWithRights>;

/** Returns the fields that this person may write as texts, by their codes; the server decides by record. */
export function openFields({ properties }: Pick<ListConfig, 'properties'>): OpenFields {
  const open = properties.filter(
    (property) => property.visible !== false && property.writable !== false && isWrittenAsText(property),
  );
  return new Map(open.map((property) => [property.code, property]));
}

/** Returns whether at least one cell of a block can be written, as far as the list knows. */
export function canWriteIn({ rows, columnIds }: CellBlock<BizRecord>, open: OpenFields): boolean {
  return columnIds.some((code) => {
    const field = open.get(code);
    return field !== undefined && rows.some((record) => mayEditCell(field, record));
  });
}
