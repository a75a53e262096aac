import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Platform } from '../../platform.ts';
import type { FileReader, FileService } from '../files/index.ts';
import type { ModelService } from '../models/index.ts';
import type { RecordServices } from '../records/index.ts';
import type { SessionService } from '../session/index.ts';
import { type CellChangeService, cellChangeService } from './cells/cell-changes.service.ts';
import { type ImportCorrections, importCorrections } from './corrections/import-corrections.service.ts';
import { type ImportHeadsService, importHeads } from './columns/import-heads.service.ts';
import { type ImportFiles, importFiles } from './files/import-files.service.ts';
import { type ImportTasksService, importTasks } from './tasks/import-tasks.service.ts';
import { type ImportWorkbooks, importWorkbooks } from './workbooks/import-workbooks.service.ts';
import { importWorker } from './working/work-imports.ts';

/** Services of imports (list spec, sections 2 to 9). */
export interface ImportServices {
  readonly files: ImportFiles;
  readonly tasks: ImportTasksService;
  readonly heads: ImportHeadsService;
  readonly workbooks: ImportWorkbooks;
  readonly corrections: ImportCorrections;
  /** Blocks of cells that are pasted into lists. */
  readonly cells: CellChangeService;
  /** Works on all imports in turn until nothing is left that can be done now, or `signal` says stop. */
  work(signal: AbortSignal): Promise<void>;
  /** From now on `wake` is called when there is something to do; without it the work waits for the clock. */
  handOver(wake: () => Promise<unknown>): void;
}

interface ImportNeeds {
  readonly models: ModelService;
  readonly files: FileService;
  readonly fileReader: FileReader;
  readonly records: Pick<RecordServices, 'importing' | 'undoing'>;
  readonly sessions: Pick<SessionService, 'rightsOf'>;
  noteOwnJobs(userId: UserId): void;
}

/** Makes the services of imports. */
export function importServices(platform: Platform, needs: ImportNeeds): ImportServices {
  const { models, files, fileReader, records, sessions, noteOwnJobs } = needs;
  let wake: () => Promise<unknown> = async () => undefined;
  const wakeUp = () =>
    wake().catch((error: unknown) => platform.log.error({ err: error }, 'imports wait for the clock'));
  const wakeFor = (userId: UserId) => {
    noteOwnJobs(userId);
    return wakeUp();
  };
  const { importing } = records;
  const { rightsOf } = sessions;
  return {
    files: importFiles(platform, { files }),
    tasks: importTasks(platform, { models, files, wake: wakeFor }),
    heads: importHeads(platform, { models, files, fileReader }),
    workbooks: importWorkbooks(platform, { models }),
    corrections: importCorrections(platform, { models, importing }),
    cells: cellChangeService(platform, { models, records }),
    work: importWorker(platform, { models, importing, fileReader, rightsOf, noteOwnJobs }),
    handOver(next) {
      wake = next;
      // What another process left half done is gone on with at once.
      void wakeUp();
    },
  };
}
