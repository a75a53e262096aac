import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy/index.ts';
import type { FileValue } from '../../property.ts';
import { isShown } from './shown-types.ts';

const FilePreviewDialog = lazyWithRetry(async () => (await import('./FilePreviewDialog.tsx')).FilePreviewDialog);

/** Shows files in place. */
export interface FilePreview {
  /** Shows a file, and leads to the others beside it; null for one that is not shown. */
  showerOf(file: FileValue): (() => void) | null;
  /** The parts to draw beside the files. */
  readonly dialog: ReactNode;
}

/** Opens the dialog in which these files are looked at. */
export function useFilePreview(files: readonly FileValue[]): FilePreview {
  const [shown, setShown] = useState<FileValue | null>(null);
  const dialog = shown !== null && (
    // What is pressed in the dialog is no business of the grid or row that holds the file.
    <div role="presentation" onMouseDown={stay} onClick={stay} onDoubleClick={stay}>
      <Suspense fallback={null}>
        <FilePreviewDialog files={files.filter(isShown)} first={shown} onClose={() => setShown(null)} />
      </Suspense>
    </div>
  );
  return { showerOf: (file) => (isShown(file) ? () => setShown(file) : null), dialog };
}

function stay(event: SyntheticEvent): void {
  event.stopPropagation();
}
