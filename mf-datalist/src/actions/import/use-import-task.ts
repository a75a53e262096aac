import { useGetImportQuery } from '@portico/shared-kit/api/imports.api';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { useEffect, useState } from 'react';
import { importOutcome } from './import-results.model.ts';

/** Milliseconds between two questions for the progress: soon at first, since most imports are short (list spec, section 9: 5 s). */
const intervals = { first: 1000, later: 5000 } as const;
/** Milliseconds for which it is asked soon, and after which the import goes on unwatched (list spec, section 9: 5 minutes). */
const [soonFor, watchedFor] = [10_000, 5 * 60_000];

/** An import that is watched; `isUnwatched` once it takes so long that nobody need wait for it. */
export interface WatchedImport {
  readonly task: ImportTask | undefined;
  readonly error: unknown;
  readonly isUnwatched: boolean;
  readonly retry: () => void;
}

/** Returns how far an import is, asked for until it has ended or takes too long. */
export function useImportTask(taskId: string): WatchedImport {
  const [isSoon, setSoon] = useState(true);
  const [isWatched, setWatched] = useState(true);
  const [isEnded, setEnded] = useState(false);
  const interval = isSoon ? intervals.first : intervals.later;
  const { data, error, refetch } = useGetImportQuery(
    { taskId },
    { pollingInterval: isWatched && !isEnded ? interval : 0, refetchOnMountOrArgChange: true },
  );
  const hasEnded = data !== undefined && importOutcome(data) !== null;
  if (hasEnded !== isEnded) {
    // An undo begins anew what had ended.
    setEnded(hasEnded);
    setSoon(true);
    setWatched(true);
  }
  useEffect(() => {
    if (isEnded) return;
    const soon = setTimeout(() => setSoon(false), soonFor);
    const watched = setTimeout(() => setWatched(false), watchedFor);
    return () => {
      clearTimeout(soon);
      clearTimeout(watched);
    };
  }, [isEnded]);
  return { task: data, error, isUnwatched: !isWatched && !isEnded, retry: () => void refetch() };
}
