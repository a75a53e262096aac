import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that stays the same for the life of a component and calls the newest one given, so that parts which
 * are handed it are drawn again for what they show alone. For handlers and effects: not to be called while drawing.
 */
export function useStableCallback<TArgs extends readonly unknown[], TResult>(
  callback: (...args: TArgs) => TResult,
): (...args: TArgs) => TResult {
  const latest = useRef(callback);
  // Before any layout effect, which may call it.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: TArgs) => latest.current(...args), []);
}
