import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useListViewState, useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useState } from 'react';
import type { ModeProps } from '../list-mode.ts';
import { visibleNodes, topNodes, type TreeNode } from './tree-nodes.model.ts';
import { circlesQuery, parentCodeOf, type TreeInput } from './tree-query.model.ts';
import {
  type BranchPage,
  emptyTree,
  topKey,
  type TreeState,
  withCounts,
  withOrder,
  withPage,
} from './tree-state.model.ts';
import { useWantedPages } from './use-wanted-pages.ts';

const noRecords: readonly BizRecord[] = [];

/** Returns all that the parts of a tree share: what was read of it, which rows are open, and what is still to be read. */
export function useTree(props: ModeProps, open: OpenRows) {
  const { config, criteria, orderBy, columns } = props;
  const input = useMemo<TreeInput>(
    () => ({ config, criteria, orderBy, columns }),
    [config, criteria, orderBy, columns],
  );
  const [state, setState] = useState<TreeState>(emptyTree);
  const pages = useWantedPages();
  const circles = useQueryRecordsQuery(circlesQuery(input), {
    refetchOnMountOrArgChange: true,
    skip: parentCodeOf(config) === '',
  });
  const inCircles = circles.data?.content ?? noRecords;
  const whole = useQueryRecordsQuery(
    { schemaCode: config.schemaCode, ...criteria, columns: [], page: 0, size: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const top = useMemo(() => topNodes(state, inCircles), [state, inCircles]);
  const visible = useMemo(() => visibleNodes(state, top, open.expanded), [state, top, open.expanded]);
  useDrawn(props, visible, whole.data?.totalElements ?? 0);
  return {
    input,
    state,
    circles: inCircles,
    top,
    visible,
    whole: whole.data,
    isRead: state.branches.has(topKey),
    failure: pages.failures.get(`${topKey}#0`),
    pages,
    ...open,
    onPage: useStableCallback<[BranchPage], void>((page) => setState((before) => withPage(before, page))),
    onOrder: useStableCallback<[Parameters<typeof withOrder>[1]], void>((move) =>
      setState((before) => withOrder(before, move)),
    ),
    onCounts: useStableCallback<[ReadonlyMap<string, number>], void>((counts) =>
      setState((before) => withCounts(before, counts)),
    ),
  };
}

/** Model that the parts of a tree share. */
export type TreeModel = ReturnType<typeof useTree>;

/** Rows of a tree that are open. */
type OpenRows = ReturnType<typeof useOpenRows>;

/** Keeps the rows that are open, which come back with the history entry. */
export function useOpenRows() {
  // A list remembers ids of records; here they are those of open ones.
  const { start, remember } = useListViewState('portico.list.openRows');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(start.selected));
  const toggle = useStableCallback((key: string, isExpanded: boolean) => {
    const next = new Set(expanded);
    if (isExpanded) next.add(key);
    else next.delete(key);
    setExpanded(next);
    remember({ selected: [...next] });
  });
  return { expanded, toggle };
}

function useDrawn({ onDrawn }: ModeProps, seen: readonly { readonly node: TreeNode }[], total: number): void {
  const records = useMemo(() => seen.flatMap(({ node }) => node.record ?? []), [seen]);
  useEffect(() => onDrawn({ records, total }), [onDrawn, records, total]);
}
