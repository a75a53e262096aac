import { type Static, Type } from 'typebox';
import { Code, Id, KeyOf, Moment, NameI18n, Nullable } from './common.schema.ts';
import { TaskFailure } from './exports.schema.ts';
import { ModelCode, ViewCode } from './ids.schema.ts';

/** Kinds of jobs that people begin; each is stopped, repeated and fetched by the endpoints of its kind. */
export const ownJobKinds = { export: true, import: true, recordJob: true, printFile: true } as const;
/** Kind of a job that a person began. */
export type OwnJobKind = keyof typeof ownJobKinds;

/** States of a job; NEEDS_CORRECTION is an import that waits for its person. */
export const ownJobStatuses = {
  QUEUED: true,
  RUNNING: true,
  NEEDS_CORRECTION: true,
  DONE: true,
  FAILED: true,
  STOPPED: true,
} as const;
/** Status of a job that a person began. */
export type OwnJobStatus = keyof typeof ownJobStatuses;

/** A job, as the tray of the person shows it who began it. */
export const OwnJob = Type.Object({
  kind: KeyOf(ownJobKinds),
  id: Id,
  /** Operation of a job on records: delete, batchUpdate or changeOwner; undo of an import; null for all else. */
  operation: Nullable(Type.String()),
  /** The application, the model and the view in whose list it was begun; null where nobody knows any more. */
  appCode: Nullable(Code),
  schemaCode: ModelCode,
  viewCode: Nullable(ViewCode),
  schemaName: Type.String(),
  schemaName_i18n: NameI18n,
  /** Name of the file that it reads or writes; null where there is none. */
  fileName: Nullable(Type.String()),
  status: KeyOf(ownJobStatuses),
  /** Null until it is known. */
  total: Nullable(Type.Integer()),
  handled: Type.Integer(),
  /** Records or rows that were not done, as far as the job is. */
  refused: Type.Integer(),
  failure: Nullable(TaskFailure),
  /** True where there is a file to download. */
  hasFile: Type.Boolean(),
  createdTime: Moment,
  endedTime: Nullable(Moment),
});
export type OwnJob = Static<typeof OwnJob>;

/** Jobs under way and those that ended within the last day, the newest first. */
export const OwnJobs = Type.Object({ content: Type.Array(OwnJob) });
export type OwnJobs = Static<typeof OwnJobs>;
