import { workflowSearchEndpoints } from '@portico/shared-kit/api/workflow-search.api';
import type { SearchWorkItemsInput } from '@portico/shared-kit/contract/workflow-search.schema';
import { useState } from 'react';

/** Ids of one call: as many as a page may have. */
const perCall = 500;
/** Number of results that a search counts; of those beyond it says only that there are more. */
const most = 10_000;

/** All that a search finds, not a page of it. */
export interface WorkItemIdSearch {
  readonly isBusy: boolean;
  /** Reason for which they are not known; undefined where nothing failed. */
  readonly error: unknown;
  /** The ids, oldest first, so that what comes meanwhile moves none of them to another page; null where one call failed. */
  find(question: Omit<SearchWorkItemsInput, 'page' | 'size' | 'order'>): Promise<readonly string[] | null>;
}

/** Finds the ids of everything that a search of tasks finds, up to 10,000. */
export function useWorkItemIdSearch(): WorkItemIdSearch {
  const [ask] = workflowSearchEndpoints.searchWorkItems.useLazyQuery();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const find: WorkItemIdSearch['find'] = async (question) => {
    setBusy(true);
    setError(undefined);
    const ids = new Set<string>();
    let failure: unknown;
    for (let page = 0; page * perCall < most; page += 1) {
      const answer = await ask({ ...question, order: 'oldest', page, size: perCall });
      failure = answer.error;
      for (const { id } of answer.data?.content ?? []) ids.add(id);
      if ((answer.data?.content.length ?? 0) < perCall) break;
    }
    setBusy(false);
    setError(failure);
    return failure === undefined ? [...ids] : null;
  };
  return { isBusy, error, find };
}
