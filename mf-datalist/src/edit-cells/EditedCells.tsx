import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { CellTarget } from '@portico/shared-kit/ui/grid';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { BlockRequest } from './blocks/block-request.ts';
import { type EditedList, EditedListProvider } from './edited-list.ts';
import styles from './EditedCells.module.css';

const CellFigures = lazyWithRetry(async () => (await import('./edit-parts.ts')).CellFigures);
const BlockDialog = lazyWithRetry(async () => (await import('./edit-parts.ts')).BlockDialog);
const EditBar = lazyWithRetry(async () => (await import('./edit-parts.ts')).EditBar);

interface ListEditing {
  /** Block of cells that is being written. */
  readonly request: BlockRequest | null;
  readonly endWrite: () => void;
  /** Fetches the code that edits need. */
  readonly fetchAhead: () => void;
}

interface EditedCellsProps {
  readonly editing: EditedList & ListEditing;
  /** Records of the page as they are shown. */
  readonly records: readonly BizRecord[];
  /** The cells that are selected; null where no block is. */
  readonly block: CellTarget<BizRecord> | null;
  /** Begins an import, for what is too large to paste; null where this person cannot. */
  readonly onImport: (() => void) | null;
  /** The grid. */
  readonly children: ReactNode;
}

/** A grid whose cells are edited, with what is said of that below it. */
export function EditedCells({ editing, records, block, onImport, children }: EditedCellsProps) {
  const shell = useShell();
  // What was refused is kept in its cells alone.
  const hasUnsaved = useStableCallback(() => editing.edits.refused.length > 0);
  useEffect(() => shell.confirmLeave(hasUnsaved), [shell, hasUnsaved]);
  return (
    <EditedListProvider value={editing}>
      <div className={styles.grid} onPointerMove={editing.fetchAhead} onFocus={editing.fetchAhead}>
        {children}
        <Suspense fallback={null}>{block !== null && <CellFigures block={block} />}</Suspense>
        <Suspense fallback={null}>
          {editing.request !== null && (
            <BlockDialog request={editing.request} onImport={onImport} onClose={editing.endWrite} />
          )}
        </Suspense>
        <Suspense fallback={null}>{editing.edits.refused.length > 0 && <EditBar records={records} />}</Suspense>
      </div>
    </EditedListProvider>
  );
}
