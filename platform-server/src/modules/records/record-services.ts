import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Platform } from '../../platform.ts';
import type { ServerEvents } from '../../server-events.ts';
import type { FileService } from '../files/index.ts';
import type { ModelService, RecordAccess } from '../models/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { SessionService } from '../session/index.ts';
import { type BatchService, batchService } from './batches/batch.service.ts';
import { type RecordDeletion, recordDeletion } from './delete-records.ts';
import { type RecordImporting, recordImporting } from './importing/record-importing.service.ts';
import { type RecordJobService, recordJobService } from './jobs/record-jobs.service.ts';
import { type ListQueries, listQueries } from './reading/list-queries.ts';
import { recordReader } from './reading/read-record.ts';
import { type RecordReading, recordReading } from './reading/reading.service.ts';
import { type RecycleBin, recycleBin } from './recycle-bin/recycle-bin.service.ts';
import { type RecordsForParticipants, recordsForParticipants } from './records-for-participants.ts';
import { type RecordsForWorkflow, recordsForWorkflow } from './records-for-workflow.ts';
import { type RecordSaving, recordSaving } from './saving/saving.service.ts';
import { type OperationUndoing, operationUndoing } from './undoing/undo-operation.ts';
import { type RecordPrinting, recordPrinting } from './tracing/note-printed.ts';
import { type RecordTrace, recordTrace } from './tracing/read-trace.ts';

/** The services of the records of business models (list spec, section 7), each handed to those alone that need it. */
export interface RecordServices {
  readonly lists: ListQueries;
  readonly reading: RecordReading;
  readonly saving: RecordSaving;
  readonly deletion: RecordDeletion;
  readonly recycleBin: RecycleBin;
  /** Undo of what was done to many records. */
  readonly undoing: OperationUndoing;
  /** Records of files. */
  readonly importing: RecordImporting;
  readonly trace: RecordTrace;
  readonly printing: RecordPrinting;
  /** Records that were ticked. */
  readonly batches: BatchService;
  /** All records that a list finds. */
  readonly jobs: RecordJobService;
  readonly forWorkflow: RecordsForWorkflow;
  readonly forParticipants: RecordsForParticipants;
}

interface RecordNeeds {
  readonly models: ModelService;
  readonly files: FileService;
  readonly directory: Directory;
  readonly sessions: SessionService;
  readonly notifications: NotificationService;
  /** Access to records beside roles. */
  readonly access: RecordAccess;
  readonly recordsDeleted: ServerEvents['recordsDeleted'];
  /** Tells a person's browsers that something is new with their jobs. */
  noteOwnJobs(userId: UserId): void;
}

/** Makes the services of records. */
export function recordServices(platform: Platform, needs: RecordNeeds): RecordServices {
  const { models, files, access, recordsDeleted } = needs;
  const reader = recordReader(platform, access);
  const reading = recordReading(platform, { models, reader });
  const deletion = recordDeletion(platform, { models, recordsDeleted });
  const { notify } = needs.notifications;
  const { usersById } = needs.directory;
  const { rightsOf } = needs.sessions;
  const { removeIn } = deletion;
  const importing = recordImporting(platform, { models, files, removeIn });
  return {
    lists: listQueries(platform, models),
    reading,
    saving: recordSaving(platform, { models, files, reader }),
    deletion,
    recycleBin: recycleBin(platform, { models, recordsDeleted }),
    undoing: operationUndoing(platform, { models, importing }),
    importing,
    trace: recordTrace(platform, models, reader.find),
    printing: recordPrinting(platform, { models, reading }),
    batches: batchService(platform, { models, files, notify, usersById }),
    jobs: recordJobService(platform, {
      models,
      files,
      notify,
      usersById,
      rightsOf,
      removeIn,
      noteChange: needs.noteOwnJobs,
    }),
    forWorkflow: recordsForWorkflow(platform, models, files),
    forParticipants: recordsForParticipants(platform, models),
  };
}
