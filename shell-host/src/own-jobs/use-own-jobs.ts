import { useListOwnJobsQuery } from '@portico/shared-kit/api/own-jobs.api';
import type { OwnJob, OwnJobs } from '@portico/shared-kit/contract/own-jobs.schema';
import { useEffect, useRef, useState } from 'react';
import { followJobChanges } from './job-changes.ts';
import { useIsSeen } from './use-is-seen.ts';

/** Ms between two questions while a job is under way: for who looks at it, and for the number on the button. */
const askEvery = { open: 3_000, closed: 30_000 } as const;

const none: readonly OwnJob[] = [];

/** Returns whether a job has not ended. An import that waits for its person has nothing more to tell by itself. */
export const isUnderWay = ({ status }: OwnJob): boolean => status === 'QUEUED' || status === 'RUNNING';

/** The user's jobs, newest first: asked for while one is under way, and when the server tells of a change. */
export function useOwnJobs(isOpen: boolean) {
  const isSeen = useIsSeen();
  const [isWaiting, setWaiting] = useState(false);
  const interval = isOpen ? askEvery.open : askEvery.closed;
  const { data, refetch } = useListOwnJobsQuery(undefined, {
    pollingInterval: isSeen && isWaiting ? interval : 0,
    refetchOnMountOrArgChange: true,
  });
  const jobs = data?.content ?? none;
  const hasUnderWay = jobs.some(isUnderWay);
  if (hasUnderWay !== isWaiting) setWaiting(hasUnderWay);
  useSharedChanges(data, refetch);
  return { jobs, underWay: jobs.filter(isUnderWay).length };
}

/** Asks again when the server or another tab has told of a change, once the tab is seen; and tells others of those it finds. */
function useSharedChanges(data: OwnJobs | undefined, refetch: () => unknown): void {
  const changes = useRef<ReturnType<typeof followJobChanges>>(null);
  useEffect(() => {
    let isOld = false;
    const catchUp = () => {
      if (!isOld || document.visibilityState === 'hidden') return;
      isOld = false;
      refetch();
    };
    document.addEventListener('visibilitychange', catchUp);
    const followed = followJobChanges(() => {
      isOld = true;
      catchUp();
    });
    changes.current = followed;
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      followed.stop();
    };
  }, [refetch]);
  // The first answer may be news to a tab that has asked before.
  const known = useRef('[]');
  useEffect(() => {
    if (data === undefined) return;
    const state = JSON.stringify(data.content.map(({ id, status }) => [id, status]));
    if (known.current !== state) changes.current?.announce();
    known.current = state;
  }, [data]);
}
