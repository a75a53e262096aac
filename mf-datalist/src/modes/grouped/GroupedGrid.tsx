import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { DataGrid, type GridTree } from '@portico/shared-kit/ui/grid';
import { type ReactNode, useMemo } from 'react';
import { useColours } from '../../colours/colours-context.ts';
import { gridColumns } from '../../features/browse-records/grid-columns.tsx';
import { RecordAddresses } from '../../features/browse-records/record-addresses.tsx';
import { gridView, useGridSort } from '../../features/browse-records/RecordGrid.tsx';
import { rowMark } from '../../features/browse-records/row-mark.ts';
import { linesOf, visibleSubTables } from '../../features/browse-records/sub-table.model.ts';
import { summariesOf, useSummaries } from '../../features/browse-records/summaries.ts';
import { useSubTableDialog } from '../../features/browse-records/use-sub-table-dialog.tsx';
import { useScriptView } from '../../scripts/list-script.ts';
import type { ModeProps } from '../list-mode.ts';
import { groupedColumns } from './grouped-columns.tsx';
import { type GroupedRow, groupRows, rowsBelow } from './grouped-rows.model.ts';
import { groupedTexts } from './grouped.texts.ts';
import type { GroupsModel } from './use-groups.ts';

interface GroupedGridProps {
  readonly list: ModeProps;
  readonly groups: GroupsModel;
  /** Stands where rows would where there are none. */
  readonly placeholder: ReactNode;
}

/** The records of a list in groups, in the one grid. */
export function GroupedGrid({ list, groups, placeholder }: GroupedGridProps) {
  const { dialog, show } = useSubTableDialog();
  const columns = useColumns(list, show);
  const rows = useRows(list, groups);
  const tree = useBranches(groups);
  const summaries = useSummaries({ ...list, page: groups.whole });
  return (
    <RecordAddresses value={list.addressOf}>
      <DataGrid
        key={groups.isRead ? 'rows' : 'waiting'}
        label={list.name}
        columns={columns}
        rows={rows}
        summaries={summaries}
        isLoading={groups.isFetching}
        placeholder={groups.isRead && groups.tree.length === 0 ? placeholder : null}
        sort={useGridSort(list.grid)}
        selection={{
          selected: list.selected,
          onChange: list.onSelect,
          canSelect: ({ kind }: GroupedRow) => kind === 'record',
        }}
        onOpen={(row) => {
          if (row.kind === 'record') list.onOpen(row.record);
          else groups.toggle(row.key);
        }}
        tree={tree}
        view={{ ...gridView(list.grid), hasOrdinal: false }}
      />
      {dialog}
    </RecordAddresses>
  );
}

function useBranches({ open, read, toggle }: GroupsModel): GridTree<GroupedRow> {
  return useMemo(
    () => ({
      childrenOf: (row: GroupedRow) => rowsBelow(row, read),
      canExpand: ({ kind }: GroupedRow) => kind === 'group',
      expanded: open,
      onToggle: ({ key }: GroupedRow) => toggle(key),
      placeOf: (row: GroupedRow) => {
        if (row.kind === 'rest') return { posInSet: row.siblings, setSize: row.siblings };
        const { index, siblings } = row.kind === 'group' ? row.node : row;
        return { posInSet: index + 1, setSize: siblings };
      },
    }),
    [open, read, toggle],
  );
}

function useColumns({ config, columns }: ModeProps, onShowRows: ReturnType<typeof useSubTableDialog>['show']) {
  const locale = useLocale();
  const t = groupedTexts.useT();
  const { draw } = useScriptView();
  return useMemo(
    () =>
      groupedColumns({
        columns: draw(gridColumns({ config, columns, locale, hasTabStops: false, onShowRows })),
        nameOf: ({ property, value }) => (value === null ? t('none') : displayValue(property, value, { locale })),
        figuresOf: ({ group }) => summariesOf({ config, columns }, { sums: group, locale }),
      }),
    [draw, config, columns, locale, onShowRows, t],
  );
}

function useRows({ config, columns }: ModeProps, { tree }: GroupsModel) {
  const locale = useLocale();
  const { markOf } = useScriptView();
  const colourOf = useColours();
  return useMemo(() => {
    const lines = linesOf(visibleSubTables(config, columns));
    return {
      items: groupRows(tree),
      keyOf: ({ key }: GroupedRow) => key,
      markOf: (row: GroupedRow) => (row.kind === 'record' ? (markOf(row.record) ?? rowMark(row.record, locale)) : null),
      linesOf: (row: GroupedRow) => (row.kind === 'record' ? lines(row.record) : 1),
      colourOf: (row: GroupedRow, columnId: string | null) =>
        row.kind === 'record' ? colourOf(row.record, columnId) : null,
    };
  }, [config, columns, tree, locale, markOf, colourOf]);
}
