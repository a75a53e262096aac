import { useFailure } from '@portico/shared-kit/api';
import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import { EmptyState, ErrorState, NoResult } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Pagination } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { ListTools } from '../../features/find-work-items/ListTools.tsx';
import { ItemListSkeleton } from '../../features/list-work-items/ItemListSkeleton.tsx';
import { SelectableItems } from '../../features/list-work-items/SelectableItems.tsx';
import { isNarrowed, pageSizes, unfiltered } from '../../work-list/list-state.model.ts';
import { useScrollRestoration } from '../../work-list/use-scroll-restoration.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';

const ListChips = lazyWithRetry(async () => (await import('../../features/find-work-items/ListChips.tsx')).ListChips);

/** A page of a list as far as it is known what is asked, and what of it is selected. */
export function useListed({ asked, state: { page, size }, kind }: WorkList) {
  const answer = useQueryWorkItemsQuery(
    { state: kind, ...asked, page, size },
    // Others assign, claim and cc.
    { skip: asked === null, refetchOnMountOrArgChange: true },
  );
  const items = answer.data?.content;
  const { anchor, selected, select } = useScrollRestoration(items !== undefined);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(selected));
  const choose = (ids: ReadonlySet<string>) => {
    setWanted(ids);
    select([...ids]);
  };
  // What has gone from the page since it was selected is not selected any more.
  const chosen = (items ?? []).filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  return { answer, anchor, chosen, choose, total: answer.data?.totalElements ?? 0 };
}

/** State of a list as it is shown now. */
export type Listed = ReturnType<typeof useListed>;

interface WorkListFrameProps {
  readonly title: string;
  readonly list: WorkList;
  readonly listed: Listed;
  /** True where something can be done to several items. */
  readonly isSelectable: boolean;
  /** Words for an empty list that no condition narrows. */
  readonly empty: { readonly title: string; readonly hint: string };
  readonly actions?: ReactNode;
  /** Stands at the end of the line of tools. */
  readonly tools?: ReactNode;
  /** Stands over the items. */
  readonly notice?: ReactNode;
  /** Content after the list: the actions on a selection. */
  readonly children?: ReactNode;
}

/** A list of work items in all its states, with what narrows it and its pages. */
export function WorkListFrame(props: WorkListFrameProps) {
  const { title, list, listed, actions, tools, notice, children } = props;
  const { anchor, total } = listed;
  return (
    <PageFrame title={title} actions={actions}>
      <div ref={anchor} hidden />
      <ListTools list={list}>{tools}</ListTools>
      {isNarrowed(list.state) && (
        <Suspense>
          <ListChips list={list} />
        </Suspense>
      )}
      {notice}
      <Items {...props} />
      <Pages list={list} total={total} />
      {children}
    </PageFrame>
  );
}

function Items({ list, listed: { answer, chosen, choose }, isSelectable, empty }: WorkListFrameProps) {
  const failure = useFailure(answer.error);
  const now = useNow();
  const { data, error, isFetching } = answer;
  if (error !== undefined && !isFetching) {
    return <ErrorState failure={failure} onRetry={() => void answer.refetch()} />;
  }
  if (data === undefined) return <ItemListSkeleton />;
  const { content: items, totalElements } = data;
  if (items.length === 0 && totalElements > 0) return <ToLastPage list={list} total={totalElements} />;
  if (items.length === 0) {
    if (!isNarrowed(list.state)) return <EmptyState {...empty} />;
    return <NoResult onClear={() => list.change({ ...unfiltered, view: 'all' })} />;
  }
  const selection = isSelectable ? { ids: new Set(chosen), select: choose } : null;
  return <SelectableItems items={items} isBusy={isFetching} now={now} selection={selection} />;
}

/** Leads to the last page that there still is: what was on this one has been handled. */
function ToLastPage({ list: { state, change }, total }: { readonly list: WorkList; readonly total: number }) {
  const last = Math.ceil(total / state.size) - 1;
  useEffect(() => change({ page: last }, { replace: true }), [change, last]);
  return <ItemListSkeleton />;
}

function Pages({ list: { state, change }, total }: { readonly list: WorkList; readonly total: number }) {
  const { page, size } = state;
  if (total <= Math.min(size, pageSizes[0] ?? size) && page === 0) return null;
  return (
    <Pagination
      align="end"
      current={page + 1}
      pageSize={size}
      total={total}
      showSizeChanger
      pageSizeOptions={[...pageSizes]}
      onChange={(nextPage, nextSize) => change({ page: nextSize === size ? nextPage - 1 : 0, size: nextSize })}
    />
  );
}

/** The moment in epoch ms, which moves on with each minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
