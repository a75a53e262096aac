import type { BizRecord, SaveRecordInput, SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { Typed } from '@portico/shared-kit/expressions';
import type { OpinionValue, Property as FieldProperty } from '@portico/shared-kit/fields';
import type { NodeLimits, WorkItemType } from '@portico/shared-kit/workflow';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database, DatabaseTransaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { RecordCondition } from '../../records/index.ts';
import type { Timeout } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { DesignSurroundings } from './design/design-surroundings.ports.ts';
import type { ServiceCallQueue } from './service-calls/call-queue.ts';

/** A record as a workflow sees it: all values as they travel, whoever asks. */
export interface RecordOfWorkflow {
  readonly id: string;
  readonly name: string;
  /** In other languages, JSON by language; null where it is the same. */
  readonly nameI18n: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The model's data items, so that conditions get numbers as numbers and dates as dates. */
  readonly properties: readonly Typed[];
}

/** Somebody who owns a record, in the department for which they do. */
export interface RecordOwner {
  readonly id: string;
  readonly name: string;
  /** Null where they have none. */
  readonly departmentId: string | null;
  readonly departmentName: string;
}

interface SaveOptions {
  /** Language in which refused values are described. */
  readonly locale: Locale;
  /** The record is in a workflow, which has checked that this user may change it now. */
  readonly isWorkflowStep?: boolean;
  /** What is required may still be missing: the step that ends it asks for it. */
  readonly isUnfinished?: boolean;
  /** What the activity, or the start, lets its people do with data items. */
  readonly node?: NodeLimits;
}

/** What the workflow needs of the records; everything that takes `trx` belongs to the caller's transaction. */
export interface WorkflowRecords {
  /** Saves as the user: permissions, values and conflicts are checked (7000xx, 304xxx). */
  save(
    trx: DatabaseTransaction,
    user: SignedInUser,
    input: SaveRecordInput,
    options: SaveOptions,
  ): Promise<{ readonly id: string }>;
  /** Throws valueRequired where the record lacks what an activity wants filled in and the user may fill in. */
  requireFilled(
    trx: DatabaseTransaction,
    user: SignedInUser,
    record: { readonly schemaCode: string; readonly id: string },
    options: { readonly locale: Locale; readonly required: readonly string[] },
  ): Promise<void>;
  /** The data items of a model. */
  propertiesOf(db: Database, schemaCode: string): Promise<readonly FieldProperty[]>;
  /** The record, locked. Throws recordMissing where it does not exist any more. */
  read(trx: DatabaseTransaction, schemaCode: string, id: string): Promise<RecordOfWorkflow>;
  setState(
    trx: DatabaseTransaction,
    schemaCode: string,
    id: string,
    state: {
      readonly workflowInstanceId: string;
      readonly sequenceStatus: SequenceStatus;
      /** Whose step it was. */
      readonly actorId: string;
    },
  ): Promise<void>;
  /** Lists that ask who handles the record now are told that it is somebody else; `setState` tells them too. */
  noteHandlers(trx: DatabaseTransaction, schemaCode: string, id: string): Promise<void>;
  /** Leaves what people said in the data items of the record that gather it. Throws recordMissing. */
  addOpinions(
    trx: DatabaseTransaction,
    schemaCode: string,
    id: string,
    opinions: readonly OpinionValue[],
  ): Promise<void>;
  /** Somebody in their main department, who can own a record. Throws ownerNotUsable. */
  ownerToBe(trx: DatabaseTransaction, userId: string): Promise<RecordOwner>;
  /** Hands the record over, whoever the actor is, and notes it in the form trace. Throws recordMissing. */
  setOwner(
    trx: DatabaseTransaction,
    schemaCode: string,
    id: string,
    handover: { readonly owner: RecordOwner; readonly actorId: string; readonly remark: string },
  ): Promise<void>;
  /** Returns whether the user may open the record. */
  canRead(user: SignedInUser, schemaCode: string, id: string): Promise<boolean>;
  /**
   * What a filter asks of a record in whose workflow the user has a part, by what they see of it. Throws what a wrong
   * filter is, among them fieldNotVisible.
   */
  conditionFor(user: SignedInUser, schemaCode: string, filter: unknown, locale: Locale): Promise<RecordCondition>;
  /** Records in whose workflows the user has a part, as they see them, and the data items that they see. */
  seenBy(
    user: SignedInUser,
    schemaCode: string,
    ids: readonly string[],
  ): Promise<{ readonly records: ReadonlyMap<string, BizRecord>; readonly properties: readonly FieldProperty[] }>;
  /** Of these models, those to which the user may add records, each with the code of the form by which they do. */
  addable(user: SignedInUser, schemaCodes: readonly string[]): Promise<ReadonlyMap<string, { sheetCode: string }>>;
  /** Makes sure that a form of the model takes new records. Throws formOff, formRetired. */
  requireForm(schemaCode: string): Promise<void>;
}

/**
 * Why somebody is told: work of some kind, something to read, an instance handed back to them or theirs from now on, an
 * end, work that is theirs no more, a reminder, words beside the approval, or an instance that stands still.
 */
export type NoticeKind =
  | 'workItem'
  | 'forwarded'
  | 'assist'
  | 'added'
  | 'circulated'
  | 'returned'
  | 'completed'
  | 'disagreed'
  | 'withdrawn'
  | 'urged'
  | 'dueSoon'
  | 'timedOut'
  | 'said'
  | 'ownerGiven'
  | 'stopped';

/** What is special about it, where its kind has other words for that. */
export type NoticeWay =
  /** Handed back to somebody who had approved it. */
  | 'again'
  /** Those who were asked have answered. */
  | 'answered'
  /** Ended as completed before its time. */
  | 'early'
  /** How open work was lost otherwise than by being taken back, or what became of work whose time is over. */
  | 'aborted'
  | 'voided'
  | 'passed'
  | 'takenAway'
  | 'timeLimit'
  /** Help or a signature that was asked for is not needed any more. */
  | 'notNeeded'
  /** What became of the originator's own instance. */
  | 'ownAborted'
  | 'ownVoided'
  | 'ownTimeAborted'
  | 'ownTimeVoided'
  | 'ownerTaken';

/** News of a workflow for one person. */
export interface WorkflowNotice {
  readonly kind: NoticeKind;
  readonly way?: NoticeWay;
  readonly userId: string;
  /** Who did what led to it; null: nobody, as when a time has come. */
  readonly senderId: string | null;
  readonly instanceName: string;
  /** In other languages, JSON by language; null where it is the same. */
  readonly instanceNameI18n: string | null;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly activityName: string | null;
  readonly activityNameI18n: string | null;
  readonly originatorId: string;
  readonly originatorName: string;
  readonly workflowInstanceId: string;
  /** Null when the news is about the instance. */
  readonly workItemId: string | null;
  /** What it asks for (shell spec, section 3); 0 where the news is about the instance. */
  readonly workItemType: WorkItemType;
  /** How long it has until it is due, or has been overdue. */
  readonly timeout?: Timeout;
  /** What somebody wrote to it, or why an instance stands still; the other languages of the latter as JSON. */
  readonly comment?: string;
  readonly commentI18n?: string;
  readonly schemaCode: string;
  readonly objectId: string;
}

/** Tells people in the transaction of what they are told about: a step that is undone leaves no news. */
export interface WorkflowNotices {
  send(trx: DatabaseTransaction, notices: readonly WorkflowNotice[]): Promise<void>;
  /** The work of these people is not what it was: their lists and badges are asked for anew, without a message. */
  workChanged(trx: DatabaseTransaction, userIds: readonly string[]): void;
  /** Marks the notifications about these work items as read: nobody has to handle them any more. */
  workDone(trx: DatabaseTransaction, workItemIds: readonly string[]): Promise<void>;
  /** The user has opened a work item of theirs: what they were told about it is read. */
  workOpened(user: SignedInUser, workItemId: string): Promise<void>;
}

/** What opinions need of the uploaded files, in the caller's transaction. */
export interface WorkflowFiles {
  /** Gives uploads of the user to the record; answers them by id. Throws fileMissing for any other file. */
  attach(
    trx: DatabaseTransaction,
    files: {
      readonly schemaCode: string;
      readonly objectId: string;
      readonly fileIds: readonly string[];
      readonly userId: string;
    },
  ): Promise<ReadonlyMap<string, StoredFile>>;
  /** Keeps an upload of the user as their signature in place of the one before; null keeps none. Throws fileMissing. */
  keepSignature(trx: DatabaseTransaction, userId: string, fileId: string | null): Promise<void>;
  /**
   * Keeps uploads of the user for their opinion on a work item, in place of those before; answers them by id. Files that
   * are let go can be attached elsewhere. Throws fileMissing.
   */
  keepForLater(
    trx: DatabaseTransaction,
    files: { readonly workItemId: string; readonly userId: string; readonly fileIds: readonly string[] },
  ): Promise<ReadonlyMap<string, StoredFile>>;
}

/** The other modules as a workflow knows them. */
export interface WorkflowPorts {
  readonly directory: Directory;
  readonly records: WorkflowRecords;
  readonly notices: WorkflowNotices;
  readonly files: WorkflowFiles;
  /** Where calls of services are handed over. */
  readonly calls: ServiceCallQueue;
  readonly designs: DesignSurroundings;
}
