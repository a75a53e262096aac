import { useLeaveListMutation, useWatchListQuery } from '@portico/shared-kit/api/live-lists.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { LiveList } from '@portico/shared-kit/contract/live-lists.schema';
import { useEffect, useSyncExternalStore } from 'react';

/** Ms between two looks of a list that is seen. */
const interval = 4_000;

/** Says that the user looks at a list while it is seen, and returns who else does; undefined before the server has answered. */
export function useWatchedList(schemaCode: ModelCode): LiveList | undefined {
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const { currentData } = useWatchListQuery({ schemaCode }, { pollingInterval: interval, skip: !isSeen });
  const [leave] = useLeaveListMutation();
  useEffect(() => () => void leave({ schemaCode }), [leave, schemaCode]);
  return currentData;
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
