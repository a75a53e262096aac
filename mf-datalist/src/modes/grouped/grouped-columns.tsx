import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { ColumnSummaries, GridColumn } from '@portico/shared-kit/ui/grid';
import { GroupCell, RestCell } from './grouped-cells.tsx';
import type { GroupNode } from './group-tree.model.ts';
import type { GroupedRow } from './grouped-rows.model.ts';

/** Text of a cell that shows nothing, not even that its value is empty. */
const blank = ' ';

/** Least width in px of the column that names the groups: a field, a value and a number. */
const leastWidth = 280;

interface GroupedColumnsInput {
  /** The columns of the list. */
  readonly columns: readonly GridColumn<BizRecord>[];
  /** Returns the value of a group in words. */
  readonly nameOf: (node: GroupNode) => string;
  /** Returns the figures of a group by column. */
  readonly figuresOf: (node: GroupNode) => ColumnSummaries;
}

/** The columns of the list for rows in groups: the first one names the groups, the others hold their figures. */
export function groupedColumns({ columns, nameOf, figuresOf }: GroupedColumnsInput): GridColumn<GroupedRow>[] {
  // The first pinned column is the first one that is seen.
  const trunk = columns.find(({ pin }) => pin === 'left') ?? columns[0];
  const ordered = trunk === undefined ? [] : [trunk, ...columns.filter((column) => column !== trunk)];
  const figureOf = (node: GroupNode, id: string) => {
    const { label, text } = figuresOf(node)[id] ?? {};
    return [label, text].filter(Boolean).join(' ') || blank;
  };
  return ordered.map((column) => ({
    ...column,
    ...(column === trunk && { width: Math.max(column.width ?? 0, leastWidth) }),
    text: (row) => {
      if (row.kind === 'record') return column.text(row.record);
      if (row.kind === 'rest') return blank;
      return column === trunk ? nameOf(row.node) : figureOf(row.node, column.id);
    },
    render: (row, text) => {
      if (row.kind === 'record') return column.render?.(row.record, text) ?? text;
      if (column !== trunk) return row.kind === 'group' ? <strong>{text}</strong> : null;
      return row.kind === 'group' ? <GroupCell node={row.node} /> : <RestCell read={row.read} />;
    },
  }));
}
