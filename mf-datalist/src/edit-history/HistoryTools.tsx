import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { useHistoryState } from './history-context.ts';

const HistoryButtons = lazyWithRetry(async () => (await import('./HistoryButtons.tsx')).HistoryButtons);

/** Fetches undo and redo, so that their keys work right after the first edit. */
export const fetchHistoryTools = (): Promise<void> => HistoryButtons.load();

/** Undo and redo, once something was edited. */
export function HistoryTools() {
  const { undo, redo, isBusy } = useHistoryState();
  if (!isBusy && undo.length === 0 && redo.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <HistoryButtons />
    </Suspense>
  );
}
