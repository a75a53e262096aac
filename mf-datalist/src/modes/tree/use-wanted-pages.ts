import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useState } from 'react';
import { pageOf, type TreeNode } from './tree-nodes.model.ts';
import { topKey } from './tree-state.model.ts';

/** Pages that are kept up to date: those that were seen last. Others are read again once they are seen again. */
const mostWatched = 24;

/** Page of a branch that somebody sees or saw lately. */
export interface BranchPosition {
  readonly key: string;
  readonly branch: string;
  readonly page: number;
  /** Another number each time that it is wanted: what was read of it is then told again. */
  readonly times: number;
}

/** Failure of a page, with the function that reads it again. */
export interface PageFailure {
  readonly error: unknown;
  readonly retry: () => void;
}

const first: BranchPosition = { key: `${topKey}#0`, branch: topKey, page: 0, times: 0 };

/** Keeps which pages of which branches are to be read, and which could not be. The first page at the top always is. */
export function useWantedPages() {
  const [wanted, setWanted] = useState<readonly BranchPosition[]>([first]);
  const [failures, setFailures] = useState<ReadonlyMap<string, PageFailure>>(new Map());
  const want = useStableCallback((node: Pick<TreeNode, 'branch' | 'index'>) => {
    const page = pageOf(node);
    const key = pageKey(node);
    setWanted((before) => {
      const times = (before.find((each) => each.key === key)?.times ?? 0) + 1;
      const others = before.filter((each) => each.key !== key && each.key !== first.key);
      const begin = key === first.key ? [] : before.filter((each) => each.key === first.key);
      return [...begin, ...others.slice(-mostWatched), { key, branch: node.branch, page, times }];
    });
  });
  /** Keeps the page of a row in sight up to date, where others were seen since it was read. */
  const watch = useStableCallback((node: Pick<TreeNode, 'branch' | 'index'>) => {
    if (!wanted.some(({ key }) => key === pageKey(node))) want(node);
  });
  const setFailure = useStableCallback((key: string, failure: PageFailure | null) => {
    if (failure === null && !failures.has(key)) return;
    setFailures((before) => {
      const next = new Map(before);
      if (failure === null) next.delete(key);
      else next.set(key, failure);
      return next;
    });
  });
  return { wanted, want, watch, failures, setFailure };
}

/** Key of the page that a row is on. */
export const pageKey = (node: Pick<TreeNode, 'branch' | 'index'>): string => `${node.branch}#${pageOf(node)}`;
