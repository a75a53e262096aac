import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { fetchHistoryTools } from '../edit-history/HistoryTools.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';

const CellEditor = lazyWithRetry(async () => (await import('./edit-parts.ts')).CellEditor);

/** Returns the function that fetches the code which edits of some fields need, once: whoever comes to their cells may begin one with the next key. */
export function useFetchEditors(fields: ReadonlyMap<string, PropertyWithRights>): () => void {
  const asked = useRef<typeof fields>(undefined);
  return useStableCallback(() => {
    if (asked.current === fields || fields.size === 0) return;
    asked.current = fields;
    void fetchEditors([...fields.values()]);
  });
}

async function fetchEditors(properties: readonly PropertyWithRights[]): Promise<void> {
  await Promise.all([CellEditor.load(), fetchHistoryTools()]);
  if (CellEditor.isThere()) await (await import('./edit-parts.ts')).loadEditors(properties);
}

/** The editor of a cell; nothing until its code is there. */
export function LazyCellEditor({ property }: { readonly property: PropertyWithRights }) {
  const [isAsked, setAsked] = useState(() => CellEditor.isThere());
  useEffect(() => {
    if (!isAsked) void CellEditor.load().then(() => setAsked(true));
  }, [isAsked]);
  // Suspense by itself would draw nothing new for 300 ms. What could not be fetched is asked for once more within it, and thrown.
  return isAsked ? (
    <Suspense fallback={null}>
      <CellEditor property={property} />
    </Suspense>
  ) : null;
}
