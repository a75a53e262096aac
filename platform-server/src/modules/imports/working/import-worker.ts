import type { UserId } from '@portico/shared-kit/contract/ids';
import type { FileReader } from '../../files/index.ts';
import type { ModelService } from '../../models/index.ts';
import type { RecordImporting } from '../../records/index.ts';
import type { SessionService } from '../../session/index.ts';

/** The services that work on imports takes. */
export interface ImportWorker {
  readonly models: ModelService;
  readonly importing: RecordImporting;
  readonly fileReader: FileReader;
  readonly rightsOf: SessionService['rightsOf'];
  noteOwnJobs(userId: UserId): void;
}
