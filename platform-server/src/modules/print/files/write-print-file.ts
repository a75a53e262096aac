import { pipeline } from 'node:stream/promises';
import type { RecordId } from '@portico/shared-kit/contract/ids';
import { AppError, appError } from '@portico/shared-kit/errors';
import { localised } from '@portico/shared-kit/i18n';
import { plainTemplate } from '@portico/shared-kit/print';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileReader, FileStore } from '../../files/index.ts';
import { type FileToWrite, putFile, type TaskOutcome } from '../../own-jobs/index.ts';
import type { RecordPrinting } from '../../records/index.ts';
import type { SessionService } from '../../session/index.ts';
import type { PrintService, PrintSources } from '../print.service.ts';
import { printedLayoutName } from '../print.texts.ts';
import type { StoredPrintFile } from './print-files.repository.ts';
import { printedLayout } from './printed-layout.ts';
import { printedRecords } from './printed-records.ts';
import { readPicture } from './read-picture.ts';
import { PrintThread } from './thread/print-thread.ts';

/** Services that files are written with. */
export interface PrintFileWriting {
  readonly print: Pick<PrintService, 'listTemplates'>;
  readonly sources: PrintSources;
  readonly printing: Pick<RecordPrinting, 'notePrintedIn'>;
  readonly fileReader: FileReader;
  readonly rightsOf: SessionService['rightsOf'];
  readonly store: FileStore;
  /** Tells a person's browsers that something is new with their files. */
  noteChange(userId: StoredPrintFile['userId']): void;
}

/**
 * Writes the PDF file of a task with the rights that its person has now. Records that can no longer be read are left out and
 * counted; the others are noted as printed, in the moment in which the file is there. Throws recordMissing where none is left.
 */
export async function writePrintFile(
  writing: PrintFileWriting,
  file: FileToWrite<StoredPrintFile>,
): Promise<TaskOutcome> {
  const { task, fileKey, signal } = file;
  const user = await writing.rightsOf(task.userId);
  if (user === undefined) throw new AppError('noPermission', {});
  const { layout, thread, records } = await prepared(writing, user, task);
  const printed: RecordId[] = [];
  try {
    const chunks = chunksOf({ writing, user, file, thread, records, printed });
    const { size } = await putFile(writing.store, fileKey, (destination) => pipeline(chunks, destination), signal);
    return {
      size,
      counts: { refused: task.input.recordIds.length - printed.length },
      finish: (trx) =>
        writing.printing.notePrintedIn(trx, user, { schemaCode: task.schemaCode, recordIds: printed, layout }),
    };
  } finally {
    await thread.close();
  }
}

/** Returns the layout of a file and its records, which are read as they are taken. */
async function prepared({ print, sources }: PrintFileWriting, user: SignedInUser, task: StoredPrintFile) {
  const { schemaCode, locale, input, fileName, startTime } = task;
  const own = await printedLayout(print, user, task);
  const model = await sources.model(user, schemaCode);
  const logs = await sources.workflowLogs(schemaCode, input.recordIds);
  const properties = [...model.properties];
  const withLogs = {
    ...model,
    properties,
    records: [...logs.values()].map((workFlowLog) => ({ workFlowLog: [...workFlowLog] })),
  };
  const thread = new PrintThread({
    title: fileName.replace(/\d{14}\.pdf$/, '') || localised(model.name, model.name_i18n, locale),
    locale,
    printedAt: startTime.toISOString(),
    template: own?.document ?? plainTemplate(withLogs),
    properties,
    breaks: input.breaks ?? {},
    schemaCode,
    origin: input.origin,
  });
  return {
    layout: printedLayoutName(own?.template ?? null),
    thread,
    records: printedRecords(sources, user, task, logs),
  };
}

interface Writing {
  readonly writing: PrintFileWriting;
  readonly user: SignedInUser;
  readonly file: FileToWrite<StoredPrintFile>;
  readonly thread: PrintThread;
  readonly records: ReturnType<typeof printedRecords>;
  /** Records that are in the file; they are added as they are drawn. */
  readonly printed: RecordId[];
}

async function* chunksOf({ writing, user, file, thread, records, printed }: Writing): AsyncGenerator<Uint8Array> {
  const { progress, task, signal } = file;
  progress.total = task.input.recordIds.length;
  const abort = () => thread.abort(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    for await (const { id, text } of records) {
      if (text !== null) {
        yield* thread.draw(text, (name) => readPicture(writing.fileReader, user, name));
        printed.push(id);
      }
      progress.handled += 1;
    }
    if (printed.length === 0) throw appError('recordMissing');
    yield* thread.finish();
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
