import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense } from 'react';
import { ListSkeleton } from '../pages/data-list/ListSkeleton.tsx';

const ScriptedList = lazyWithRetry(async () => (await import('./ScriptedList.tsx')).ScriptedList);

/** A list, within its script where its view has one: what runs scripts is fetched for these alone. */
export function WithScript({ config, children }: { readonly config: ListConfig; readonly children: ReactNode }) {
  if (config.view.script === undefined) return children;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ScriptedList config={config} waiting={<ListSkeleton />}>
        {children}
      </ScriptedList>
    </Suspense>
  );
}
