import { circleLimit } from '@portico/shared-kit/contract/tree-limits';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { DataGrid, type GridTree } from '@portico/shared-kit/ui/grid';
import { type ReactNode, useMemo, useRef } from 'react';
import { useColours } from '../../colours/colours-context.ts';
import { gridColumns } from '../../features/browse-records/grid-columns.tsx';
import { RecordAddresses } from '../../features/browse-records/record-addresses.tsx';
import { gridView, useGridSort } from '../../features/browse-records/RecordGrid.tsx';
import { rowMark } from '../../features/browse-records/row-mark.ts';
import { linesOf, visibleSubTables } from '../../features/browse-records/sub-table.model.ts';
import { useSummaries } from '../../features/browse-records/summaries.ts';
import { useSubTableDialog } from '../../features/browse-records/use-sub-table-dialog.tsx';
import { useScriptView } from '../../scripts/list-script.ts';
import type { ModeProps } from '../list-mode.ts';
import styles from './Tree.module.css';
import { treeTexts } from './tree.texts.ts';
import { TreeContext } from './tree-cells.tsx';
import { editedColumn, treeColumns } from './tree-columns.tsx';
import { childrenOf, type TreeNode } from './tree-nodes.model.ts';
import { DragHandle } from './DragHandle.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useRowDrag } from './use-row-drag.ts';
import type { TreeModel } from './use-tree.ts';

interface TreeGridProps {
  readonly list: ModeProps;
  readonly tree: TreeModel;
  /** Stands where rows would where there are none. */
  readonly placeholder: ReactNode;
  /** Opens what a row is drawn by beside the grid, and the fields whose cells do so. */
  readonly edit?: { readonly codes: readonly string[]; readonly open: (record: BizRecord) => void };
}

/** The rows of a tree in the one grid. */
export function TreeGrid({ list, tree, placeholder, edit }: TreeGridProps) {
  const t = treeTexts.useT();
  const { grid } = list;
  const { dialog: subTable, show } = useSubTableDialog();
  const actions = useRowActions(list, tree, edit?.open ?? null);
  const root = useRef<HTMLDivElement>(null);
  const drag = useRowDrag(root, tree, actions.canOrder ? actions.place : null);
  const columns = useColumns(list, { show, actions, edit });
  const rows = useRows(list, tree);
  const summaries = useSummaries({ ...list, page: tree.whole });
  const branches = useBranches(tree);
  return (
    <RecordAddresses value={list.addressOf}>
      <TreeContext value={tree}>
        {tree.circles.length >= circleLimit && (
          <p className={styles.note}>{t('manyCircles', { count: circleLimit })}</p>
        )}
        <div ref={root} className={styles.tree} {...drag.listeners}>
          <DataGrid
            key={tree.isRead ? 'rows' : 'waiting'}
            label={list.name}
            columns={columns}
            rows={rows}
            summaries={summaries}
            isLoading={!tree.isRead}
            placeholder={tree.isRead && tree.top.length === 0 ? placeholder : null}
            sort={useGridSort(grid)}
            selection={{
              selected: list.selected,
              onChange: list.onSelect,
              canSelect: ({ record }: TreeNode) => record !== null,
            }}
            onOpen={({ record }) => record !== null && list.onOpen(record)}
            tree={branches}
            view={edit === undefined ? gridView(grid) : { ...gridView(grid), hasOrdinal: false, frozenRows: 0 }}
          />
          {drag.line !== null && (
            <div className={styles.line} style={drag.line} data-refused={drag.isRefused || undefined} />
          )}
        </div>
        {actions.dialog}
        {subTable}
      </TreeContext>
    </RecordAddresses>
  );
}

/** Returns the tree as the grid asks for it. */
function useBranches({ expanded, toggle, state }: TreeModel): GridTree<TreeNode> {
  return useMemo(
    () => ({
      childrenOf: (node: TreeNode) => childrenOf(state, node),
      canExpand: ({ record }: TreeNode) => record !== null && (state.counts.get(record.id) ?? 0) > 0,
      expanded,
      onToggle: ({ key }: TreeNode, isExpanded: boolean) => toggle(key, isExpanded),
      placeOf: ({ index, siblings }: TreeNode) => ({ posInSet: index + 1, setSize: siblings }),
    }),
    [state, expanded, toggle],
  );
}

interface ColumnsAround {
  readonly show: ReturnType<typeof useSubTableDialog>['show'];
  readonly actions: ReturnType<typeof useRowActions>;
  readonly edit: TreeGridProps['edit'];
}

function useColumns({ config, columns }: ModeProps, { show, actions, edit }: ColumnsAround) {
  const t = treeTexts.useT();
  const locale = useLocale();
  const { actionsOf, canOrder } = actions;
  const { draw } = useScriptView();
  return useMemo(
    () =>
      treeColumns({
        columns: draw(gridColumns({ config, columns, locale, hasTabStops: false, onShowRows: show })).map((column) =>
          edit?.codes.includes(column.id) === true ? editedColumn(column, edit.open) : column,
        ),
        actionsTitle: t('actions'),
        actionsOf,
        handleOf: (node) => canOrder && <DragHandle node={node} />,
      }),
    [draw, config, columns, locale, show, t, actionsOf, canOrder, edit],
  );
}

function useRows({ config, columns }: ModeProps, { top }: TreeModel) {
  const locale = useLocale();
  const colourOf = useColours();
  const { markOf } = useScriptView();
  return useMemo(() => {
    const lines = linesOf(visibleSubTables(config, columns));
    return {
      items: top,
      keyOf: ({ key }: TreeNode) => key,
      markOf: ({ record }: TreeNode) => (record === null ? null : (markOf(record) ?? rowMark(record, locale))),
      linesOf: ({ record }: TreeNode) => (record === null ? 1 : lines(record)),
      colourOf: ({ record }: TreeNode, columnId: string | null) =>
        record === null ? null : colourOf(record, columnId),
    };
  }, [config, columns, top, locale, colourOf, markOf]);
}
