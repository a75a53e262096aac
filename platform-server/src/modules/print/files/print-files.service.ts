import type { BeginPrintFileInput, PrintFile, PrintFileInput } from '@portico/shared-kit/contract/print-files.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { fileTaskWorker, type TaskFiles, taskFiles } from '../../own-jobs/index.ts';
import { type BeginNeeds, printFileBeginner, type PrintFileSurroundings } from './begin-print-file.ts';
import { presentPrintFile } from './print-file.presenter.ts';
import { printFileTasks, type StoredPrintFile } from './print-files.repository.ts';
import { type PrintFileWriting, writePrintFile } from './write-print-file.ts';

/** Printed records as PDF files, written in the background and kept for a week. Each is there for who began it alone. */
export interface PrintFileService extends Pick<TaskFiles<StoredPrintFile>, 'open'> {
  /**
   * Begins a file. Throws modelMissing, noPermissionToView, formMissing, printTemplateMissing, printTemplateEmpty, recordMissing
   * where the user does not see one of the records, and tooManyExports.
   */
  begin(user: SignedInUser, input: BeginPrintFileInput, surroundings: PrintFileSurroundings): Promise<PrintFile>;
  /** An own file. Throws exportMissing. */
  get(user: SignedInUser, input: PrintFileInput, locale: Locale): Promise<PrintFile>;
  /** Stops an own file; nothing is left of it. One that has ended stays as it is. Throws exportMissing. */
  stop(user: SignedInUser, input: PrintFileInput, locale: Locale): Promise<PrintFile>;
  /** Writes the files that are due until none is left, or `signal` says stop. */
  work(signal: AbortSignal): Promise<void>;
  /** From now on `wake` is called when there is something to write; without it the work waits for the clock. */
  handOver(wake: () => Promise<unknown>): void;
}

/** See PrintFileService. */
export function printFileService(platform: Platform, needs: BeginNeeds & PrintFileWriting): PrintFileService {
  const { log } = platform;
  const { store, noteChange } = needs;
  const kind = { tasks: printFileTasks, folder: 'print-files', store, noteChange };
  const { find, stop, open } = taskFiles(platform, kind);
  const beginTask = printFileBeginner(platform, needs);
  let wake: () => Promise<unknown> = async () => undefined;
  const wakeUp = () => wake().catch((error: unknown) => log.error({ err: error }, 'printed files wait for the clock'));

  const get: PrintFileService['get'] = async (user, { id }, locale) => presentPrintFile(await find(user, id), locale);

  return {
    get,
    open,

    async begin(user, input, surroundings) {
      const id = await beginTask(user, input, surroundings);
      noteChange(user.id);
      await wakeUp();
      return get(user, { id }, surroundings.locale);
    },

    async stop(user, input, locale) {
      await stop(user, input);
      return get(user, input, locale);
    },

    work: fileTaskWorker(platform, { ...kind, write: (file) => writePrintFile(needs, file) }),

    handOver(next) {
      wake = next;
      // What another process left half done is begun again at once.
      void wakeUp();
    },
  };
}
