import { usePortalDispatch } from '@portico/shared-kit/api';
import { ccItemsChanged, useReadItemsMutation } from '@portico/shared-kit/api/cc.api';
import { workflowEndpoints } from '@portico/shared-kit/api/workflow.api';
import type { BulkResult } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { mostInBulk } from '@portico/shared-kit/contract/work-item-limits';
import type { QueryWorkItemsInput } from '@portico/shared-kit/contract/workflow.schema';
import { useState } from 'react';

/** Outcome of marking tasks as read. */
export interface ReadOutcome {
  readonly done: number;
  /** Tasks that were refused or failed, each with its reason. */
  readonly refused: readonly BulkResult[];
  /** Reason for which a call was not answered; undefined where all were. */
  readonly error: unknown;
}

/** Marks cc items as read. */
export interface ReadReceiptActions {
  /** Number of those that are done while it works; null while it does not. */
  readonly progress: number | null;
  read(ids: readonly string[]): Promise<ReadOutcome>;
  /** All that a list has, page by page; what comes after it began stays unread. */
  readAll(asked: Omit<QueryWorkItemsInput, 'page' | 'size'>): Promise<ReadOutcome>;
}

/** The ids of the next call; none at the end, or why they are not known. */
type NextIds = () => Promise<{ readonly ids: readonly string[]; readonly error?: unknown }>;

/** Marks cc items as read, some at a time; every screen is told once, at the end. */
export function useMarkRead(): ReadReceiptActions {
  const [send] = useReadItemsMutation();
  const [ask] = workflowEndpoints.queryWorkItems.useLazyQuery();
  const dispatch = usePortalDispatch();
  const [progress, setProgress] = useState<number | null>(null);

  const work = async (nextIds: NextIds): Promise<ReadOutcome> => {
    const results: BulkResult[] = [];
    setProgress(0);
    let { ids, error } = await nextIds();
    while (ids.length > 0 && error === undefined) {
      const answer = await send({ ids: [...ids] });
      results.push(...(answer.data?.results ?? []));
      setProgress(results.length);
      ({ ids, error } = answer.error === undefined ? await nextIds() : { ids: [], error: answer.error });
    }
    setProgress(null);
    dispatch(ccItemsChanged());
    const refused = results.filter(({ outcome }) => outcome !== 'done');
    return { done: results.length - refused.length, refused, error };
  };

  const read = (ids: readonly string[]) => {
    const parts = partsOf(ids);
    return work(async () => ({ ids: parts.shift() ?? [] }));
  };
  const readAll: ReadReceiptActions['readAll'] = (asked) => {
    const tried = new Set<string>();
    const receivedTo = asked.receivedTo ?? new Date().toISOString();
    return work(async () => {
      const { data, error } = await ask({ ...asked, receivedTo, page: 0, size: mostInBulk });
      const ids = (data?.content ?? []).map(({ id }) => id).filter((id) => !tried.has(id));
      for (const id of ids) tried.add(id);
      return { ids, error };
    });
  };
  return { progress, read, readAll };
}

function partsOf(ids: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(ids.length / mostInBulk);
  return Array.from({ length: count }, (_, index) => ids.slice(index * mostInBulk, (index + 1) * mostInBulk));
}
