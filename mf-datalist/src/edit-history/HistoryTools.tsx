import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { useHistoryState } from './history-context.ts';

const HistoryButtons = lazyWithRetry(async () => (await import('./HistoryButtons.tsx')).HistoryButtons);

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
