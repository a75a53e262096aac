import { useGroupRecordsQuery } from '@portico/shared-kit/api/list-modes.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useEffect, useRef } from 'react';
import { branchQuery, countsQuery, parentCodeOf, parentOf } from './tree-query.model.ts';
import type { TreeModel } from './use-tree.ts';
import type { BranchPosition } from './use-wanted-pages.ts';

/** Reads the pages of a tree that are wanted, and how many records stand below each of theirs; draws nothing. */
export function TreePages({ tree }: { readonly tree: TreeModel }) {
  return (
    <>
      <CircleReader tree={tree} />
      {tree.pages.wanted.map((wanted) => (
        <PageReader key={wanted.key} tree={tree} wanted={wanted} />
      ))}
    </>
  );
}

const noRecords: readonly BizRecord[] = [];

interface PageReaderProps {
  readonly tree: TreeModel;
  readonly wanted: BranchPosition;
}

function PageReader({ tree, wanted }: PageReaderProps) {
  const { input, circles, onPage } = tree;
  const { key, branch, page, times } = wanted;
  const read = useQueryRecordsQuery(branchQuery(input, wanted, circles), { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = read;
  const told = useRef<{ readonly readAt?: number | undefined; readonly times?: number }>({});
  useEffect(() => {
    // A page is told once each time that it was read, and once more where it is wanted again: not while it is read, as it is then an older one.
    const isRead = told.current.readAt !== fulfilledTimeStamp;
    const isWanted = told.current.times !== times && !isFetching;
    if (data === undefined || !(isRead || isWanted)) return;
    told.current = { readAt: fulfilledTimeStamp, times };
    onPage({ branch, page, records: data.content, total: data.totalElements });
  });
  const { setFailure } = tree.pages;
  useEffect(() => {
    if (isFetching) return;
    setFailure(key, error === undefined ? null : { error, retry: () => void refetch() });
  }, [key, error, isFetching, refetch, setFailure]);
  useCounts(tree, data?.content ?? noRecords);
  return null;
}

/** Reads how many records stand below each of those in circles, which are on no page. */
function CircleReader({ tree }: { readonly tree: TreeModel }) {
  useCounts(tree, tree.circles);
  return null;
}

function useCounts({ input, circles, onCounts }: TreeModel, records: readonly BizRecord[]): void {
  const ids = records.map(({ id }) => id);
  const { currentData } = useGroupRecordsQuery(countsQuery(input, ids), {
    refetchOnMountOrArgChange: true,
    skip: ids.length === 0 || parentCodeOf(input.config) === '',
  });
  const groups = currentData?.groups;
  useEffect(() => {
    if (groups === undefined) return;
    const below = new Map(groups.map(({ keys, count }) => [keys[0]?.value, count]));
    // Those in circles stand at the top by themselves.
    const elsewhere = (id: string) => circles.filter((record) => parentOf(input.config, record)?.id === id).length;
    onCounts(new Map(records.map(({ id }) => [id, (below.get(id) ?? 0) - elsewhere(id)])));
  }, [groups, records, circles, input, onCounts]);
}
