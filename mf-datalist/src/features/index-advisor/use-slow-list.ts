import { useAdviseIndexesQuery } from '@portico/shared-kit/api/model-indexes.api';
import type { AdviseIndexesInput } from '@portico/shared-kit/contract/model-indexes.schema';
import { useEffect, useRef, useState } from 'react';

/** Interval at which the status of an index is requested, in ms. */
const askEvery = 3_000;

/** Returns the reason for which a list is slow; requested again while an index for it is being made, and `onQuick` is called when it is there. */
export function useSlowList(list: AdviseIndexesInput, onQuick: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const { currentData: advice } = useAdviseIndexesQuery(list, { pollingInterval: isWaiting ? askEvery : 0 });
  if (advice !== undefined && advice.isBeingMade !== isWaiting) setWaiting(advice.isBeingMade);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) onQuick();
    wasWaiting.current = isWaiting;
  }, [isWaiting, onQuick]);
  return advice;
}
