import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useState } from 'react';
import type { ModeProps } from '../list-mode.ts';
import type { ToggledRows } from '../use-toggled-rows.ts';
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
export function useTree(props: ModeProps, open: ToggledRows) {
  const { config, criteria } = props;
  const input = useInput(props);
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
  const visible = useMemo(() => visibleNodes(state, top, open.toggled), [state, top, open.toggled]);
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
    expanded: open.toggled,
    toggle: open.toggle,
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

function useInput({ config, criteria, orderBy, columns }: ModeProps): TreeInput {
  return useMemo(() => ({ config, criteria, orderBy, columns }), [config, criteria, orderBy, columns]);
}

function useDrawn({ onDrawn }: ModeProps, seen: readonly { readonly node: TreeNode }[], total: number): void {
  const records = useMemo(() => seen.flatMap(({ node }) => node.record ?? []), [seen]);
  useEffect(() => onDrawn({ records, total }), [onDrawn, records, total]);
}
