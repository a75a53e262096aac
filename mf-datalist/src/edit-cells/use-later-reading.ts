import { usePortalDispatch } from '@portico/shared-kit/api';
import { recordsChanged } from '@portico/shared-kit/api/records.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useRef } from 'react';

/** Ms without an edit after which the list is read again. */
const pauseMs = 600;

/**
 * Returns the function that lets everything that shows records of a model read them again once nobody has called it for a moment, or
 * when the list is left: a page that was read after each of many edits would be in the way of the next one.
 */
export function useLaterReading(schemaCode: ModelCode): () => void {
  const dispatch = usePortalDispatch();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const read = useStableCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    dispatch(recordsChanged(schemaCode));
  });
  useEffect(() => read, [read]);
  return useStableCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(read, pauseMs);
  });
}
