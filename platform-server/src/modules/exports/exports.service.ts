import type { BeginExportInput, ExportInput, ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ModelService } from '../models/index.ts';
import { fileTaskWorker, type TaskFiles, taskFiles, underWay } from '../own-jobs/index.ts';
import { exportBeginner } from './begin-export.ts';
import type { ExportWorker } from './export-worker.ts';
import { exportTasks, type StoredExport } from './exports.repository.ts';
import { type OwnExports, ownExports } from './own-exports.ts';
import { writeTask } from './write-task.ts';

/** Exports of lists to files, written in the background and kept for a week. Each is there for who began it alone. */
export interface ExportService
  extends Pick<OwnExports, 'get' | 'list'>,
    Pick<TaskFiles<StoredExport>, 'remove' | 'open'> {
  /**
   * Begins an export. Throws as a query of the list, noPermissionToExport, propertyMissing and exportColumnRefused for
   * its columns, requestInvalid where it does not say which records, and tooManyExports.
   */
  begin(user: SignedInUser, input: BeginExportInput, locale: Locale): Promise<ExportTask>;
  /** Stops an own export; nothing is left of its file. One that has ended stays as it is. Throws exportMissing. */
  stop(user: SignedInUser, input: ExportInput, locale: Locale): Promise<ExportTask>;
  /** Begins an own export that has ended once more, as another one. Throws as `begin`, exportMissing and exportUnderWay. */
  repeat(user: SignedInUser, input: ExportInput, locale: Locale): Promise<ExportTask>;
  /** Writes the exports that are due until none is left, or `signal` says stop. */
  work(signal: AbortSignal): Promise<void>;
  /** From now on `wake` is called when there is something to write; without it the work waits for the clock. */
  handOver(wake: () => Promise<unknown>): void;
}

interface ExportNeeds extends ExportWorker {
  readonly models: Pick<ModelService, 'visible' | 'all'>;
}

/** See ExportService. */
export function exportService(platform: Platform, needs: ExportNeeds): ExportService {
  const { log } = platform;
  const { noteChange, models, store } = needs;
  const kind = { tasks: exportTasks, folder: 'exports', store, noteChange };
  const { find, stop, remove, open } = taskFiles(platform, kind);
  const { get, list } = ownExports(platform, { models, find });
  const beginTask = exportBeginner(platform, needs);
  let wake: () => Promise<unknown> = async () => undefined;
  const wakeUp = () => wake().catch((error: unknown) => log.error({ err: error }, 'exports wait for the clock'));

  const begin: ExportService['begin'] = async (user, input, locale) => {
    const id = await beginTask(user, input, locale);
    noteChange(user.id);
    await wakeUp();
    return get(user, { id }, locale);
  };

  return {
    begin,
    get,
    list,
    remove,
    open,

    async stop(user, input, locale) {
      await stop(user, input);
      return get(user, input, locale);
    },

    async repeat(user, { id }, locale) {
      const { input, status, locale: languageType, format } = await find(user, id);
      if (underWay.some((each) => each === status)) throw appError('exportUnderWay');
      return begin(user, { ...input, languageType, format }, locale);
    },

    work: fileTaskWorker(platform, { ...kind, write: (file) => writeTask(platform, needs, file) }),

    handOver(next) {
      wake = next;
      // What another process left half done is begun again at once.
      void wakeUp();
    },
  };
}
