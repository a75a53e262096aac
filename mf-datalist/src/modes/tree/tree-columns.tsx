import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import type { ReactNode } from 'react';
import styles from './Tree.module.css';
import { TitleCell, UnreadCell } from './tree-cells.tsx';
import type { TreeNode } from './tree-nodes.model.ts';

/** Text of a cell that shows nothing, not even that its value is empty. */
const blank = ' ';

interface TreeColumnsInput {
  /** The columns of the list. */
  readonly columns: readonly GridColumn<BizRecord>[];
  readonly actionsTitle: string;
  /** Draws what can be done with one record; null where nothing can be done with any. */
  readonly actionsOf: ((record: BizRecord, node: TreeNode) => ReactNode) | null;
  /** Draws what stands before the first cell of a row. */
  readonly handleOf: (node: TreeNode) => ReactNode;
}

/** The columns of the list for rows of a tree: the first one, by which rows are opened, says more of each. */
export function treeColumns({ columns, actionsTitle, actionsOf, handleOf }: TreeColumnsInput): GridColumn<TreeNode>[] {
  // The first pinned column is the first one that is seen.
  const trunk = columns.find(({ pin }) => pin === 'left') ?? columns[0];
  const ordered = trunk === undefined ? [] : [trunk, ...columns.filter((column) => column !== trunk)];
  const drawn = ordered.map((column) => treeColumn(column, column === trunk ? handleOf : null));
  return actionsOf === null ? drawn : [...drawn, actionsColumn(actionsTitle, actionsOf)];
}

function treeColumn(
  column: GridColumn<BizRecord>,
  handleOf: TreeColumnsInput['handleOf'] | null,
): GridColumn<TreeNode> {
  const contentOf = (record: BizRecord, text: string) => column.render?.(record, text) ?? text;
  return {
    ...column,
    text: ({ record }) => (record === null ? blank : column.text(record)),
    render: (node, text) => {
      const { record } = node;
      if (handleOf === null) return record === null ? null : contentOf(record, text);
      if (record === null) return <UnreadCell key={node.key} node={node} />;
      return (
        <>
          {handleOf(node)}
          <TitleCell node={node}>{contentOf(record, text)}</TitleCell>
        </>
      );
    },
  };
}

/** Returns a column whose cells open something for those who may edit a record. */
export function editedColumn(column: GridColumn<BizRecord>, open: (record: BizRecord) => void): GridColumn<BizRecord> {
  return {
    ...column,
    render: (record, text) => {
      const content = column.render?.(record, text) ?? text;
      if (!record.actions.includes('edit')) return content;
      return (
        <button type="button" tabIndex={-1} className={styles.edit} onClick={() => open(record)}>
          {content}
        </button>
      );
    },
  };
}

function actionsColumn(title: string, actionsOf: NonNullable<TreeColumnsInput['actionsOf']>): GridColumn<TreeNode> {
  return {
    id: '#actions',
    title,
    text: () => blank,
    render: (node) => (node.record === null ? null : actionsOf(node.record, node)),
    width: 70,
    pin: 'right',
    align: 'center',
    isResizable: false,
    hasMenu: false,
  };
}
