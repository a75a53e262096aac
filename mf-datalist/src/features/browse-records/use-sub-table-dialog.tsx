import type { Property, RowValue } from '@portico/shared-kit/fields';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useCallback, useState } from 'react';

const SubTableDialog = lazyWithRetry(async () => (await import('./SubTableDialog.tsx')).SubTableDialog);

/** Shows all rows of one sub-table. */
export type ShowSubTable = (property: Property, rows: readonly RowValue[]) => void;

/**
 * The dialog of the sub-table that was asked for. It stands beside the records, not in their cells: what is pressed in
 * it would else be pressed on the row, too.
 */
export function useSubTableDialog(): { readonly dialog: ReactNode; readonly show: ShowSubTable } {
  const [open, setOpen] = useState<{ property: Property; rows: readonly RowValue[] } | null>(null);
  const show = useCallback<ShowSubTable>((property, rows) => setOpen({ property, rows }), []);
  const dialog = open && (
    <Suspense fallback={null}>
      <SubTableDialog {...open} onClose={() => setOpen(null)} />
    </Suspense>
  );
  return { dialog, show };
}
