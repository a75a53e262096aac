import type { FileStore } from '../files/index.ts';
import type { ModelService } from '../models/index.ts';
import type { SessionService } from '../session/index.ts';
import type { StoredExport } from './exports.repository.ts';

/** Services that work on exports takes. */
export interface ExportWorker {
  readonly models: Pick<ModelService, 'visible'>;
  readonly rightsOf: SessionService['rightsOf'];
  readonly store: FileStore;
  /** Tells a person's browsers that something is new with their exports. */
  noteChange(userId: StoredExport['userId']): void;
}
