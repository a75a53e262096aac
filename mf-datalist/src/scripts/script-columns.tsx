import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { CellDescription } from '@portico/shared-kit/list-scripts';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import { linkCode } from '../features/browse-records/grid-columns.tsx';
import { Described, wordsOf } from './Described.tsx';

/** Descriptions of a list: of cells by the record's id and the field's code, of heads by the code. */
export interface Descriptions {
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, readonly CellDescription[]>>;
  readonly heads: ReadonlyMap<string, readonly CellDescription[]>;
}

/** Returns columns that draw what a script describes, and all else as before. The link that opens a record stays beside it. */
export function describedColumns(
  columns: readonly GridColumn<BizRecord>[],
  { cells, heads }: Descriptions,
): readonly GridColumn<BizRecord>[] {
  if (cells.size === 0 && heads.size === 0) return columns;
  const link = linkCode(columns.map(({ id }) => id));
  return columns.map((column) => {
    const head = heads.get(column.id);
    const title = head === undefined ? column.title : wordsOf(head);
    const of = (record: BizRecord) => cells.get(record.id)?.get(column.id);
    return {
      ...column,
      title,
      text: (record) => {
        const described = of(record);
        if (described === undefined) return column.text(record);
        const own = column.id === link ? `${column.text(record) ?? ''} ` : '';
        return `${own}${wordsOf(described)}`;
      },
      render: (record, text) => {
        const described = of(record);
        if (described === undefined) return column.render?.(record, text) ?? text;
        if (column.id !== link) return <Described pieces={described} />;
        const own = column.text(record) ?? '';
        return (
          <>
            {column.render?.(record, own) ?? own} <Described pieces={described} />
          </>
        );
      },
    };
  });
}
