import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { CellBlock } from '@portico/shared-kit/ui/grid';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type EditedList, EditedListProvider } from './edited-list.ts';
import styles from './EditedCells.module.css';

const CellFigures = lazyWithRetry(async () => (await import('./edit-parts.ts')).CellFigures);
const EditBar = lazyWithRetry(async () => (await import('./edit-parts.ts')).EditBar);

interface EditedCellsProps {
  readonly editing: EditedList;
  /** Records of the page as they are shown. */
  readonly records: readonly BizRecord[];
  /** The cells that are selected; null where no block is. */
  readonly block: CellBlock<BizRecord> | null;
  /** The grid. */
  readonly children: ReactNode;
}

/** A grid whose cells are edited, with what is said of that below it. */
export function EditedCells({ editing, records, block, children }: EditedCellsProps) {
  const shell = useShell();
  // What was refused is kept in its cells alone.
  const hasUnsaved = useStableCallback(() => editing.edits.refused.length > 0);
  useEffect(() => shell.confirmLeave(hasUnsaved), [shell, hasUnsaved]);
  return (
    <EditedListProvider value={editing}>
      <div className={styles.grid}>
        {children}
        <Suspense fallback={null}>{block !== null && <CellFigures block={block} />}</Suspense>
        <Suspense fallback={null}>{editing.edits.refused.length > 0 && <EditBar records={records} />}</Suspense>
      </div>
    </EditedListProvider>
  );
}
