import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useEffect, useState } from 'react';

const CellEditor = lazyWithRetry(async () => (await import('./edit-parts.ts')).CellEditor);

/** Fetches the code that edits of these fields need: whoever comes to their cells may begin one with the next key. */
export async function fetchEditors(properties: Iterable<PropertyWithRights>): Promise<void> {
  await CellEditor.load();
  if (CellEditor.isThere()) await (await import('./edit-parts.ts')).loadEditors([...properties]);
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
