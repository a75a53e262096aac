import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { ImportDownloads } from './use-downloads.ts';

/** Width of the dialog (list spec, section 9). */
export const dialogWidth = 640;

/** Things that every part of the dialog may do. */
export interface ImportTools {
  readonly config: ListConfig;
  readonly downloads: ImportDownloads;
  readonly onCorrect: (task: ImportTask) => void;
  /** Shows how far an import is. */
  readonly onWatch: (task: ImportTask) => void;
  readonly onClose: () => void;
}
