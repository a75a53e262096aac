import type { FormCode, InstanceId, ModelCode, UserId, WorkItemId } from '@portico/shared-kit/contract/ids';
import type { BizRecord, SaveRecordInput, SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { Typed } from '@portico/shared-kit/form-rules';
import type { OpinionValue, Property as FieldProperty } from '@portico/shared-kit/fields';
import type { NodeLimits, WorkItemType } from '@portico/shared-kit/workflow';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database, DatabaseTransaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { RecordCondition } from '../../record-store/index.ts';
import type { Timeout } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { ServiceCallQueue } from './service-calls/call-queue.ts';
import type { WorkflowTemplates } from './templates/workflow-templates.ts';

/** A record as a workflow sees it: all values as they travel, whoever asks. */
export interface RecordOfWorkflow {
  readonly id: string;
  readonly name: string;
  /** In other languages, JSON by language; null where it is the same. */
  readonly nameI18n: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The model's fields, so that conditions get numbers as numbers and dates as dates. */
  readonly properties: readonly Typed[];
}

/** Person who owns a record, in the department for which they do. */
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
  readonly isWorkflowCommand?: boolean;
  /** True where required values may still be missing: the command that ends it asks for it. */
  readonly isUnfinished?: boolean;
  /** Limits of the activity, or of the start, on fields. */
  readonly node?: NodeLimits;
}

/** Needs of the workflow from the records; everything that takes `trx` belongs to the caller's transaction. */
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
    record: { readonly schemaCode: ModelCode; readonly id: string },
    options: { readonly locale: Locale; readonly required: readonly string[] },
  ): Promise<void>;
  /** The fields of a model. */
  propertiesOf(db: Database, schemaCode: ModelCode): Promise<readonly FieldProperty[]>;
  /** The record, locked. Throws recordMissing where it does not exist any more. */
  read(trx: DatabaseTransaction, schemaCode: ModelCode, id: string): Promise<RecordOfWorkflow>;
  setState(
    trx: DatabaseTransaction,
    schemaCode: ModelCode,
    id: string,
    state: {
      readonly workflowInstanceId: InstanceId;
      readonly sequenceStatus: SequenceStatus;
      /** Id of the person who carried out the command. */
      readonly actorId: UserId;
    },
  ): Promise<void>;
  /** Lists that ask who handles the record now are told that it is somebody else; `setState` tells them too. */
  noteHandlers(trx: DatabaseTransaction, schemaCode: ModelCode, id: string): Promise<void>;
  /** Leaves what people said in the fields of the record that gather it. Throws recordMissing. */
  addOpinions(
    trx: DatabaseTransaction,
    schemaCode: ModelCode,
    id: string,
    opinions: readonly OpinionValue[],
  ): Promise<void>;
  /** Returns a person in their main department, who can own a record. Throws ownerNotUsable. */
  ownerToBe(trx: DatabaseTransaction, userId: UserId): Promise<RecordOwner>;
  /** Hands the record over, whoever the actor is, and notes it in the form trace. Throws recordMissing. */
  setOwner(
    trx: DatabaseTransaction,
    schemaCode: ModelCode,
    id: string,
    handover: { readonly owner: RecordOwner; readonly actorId: UserId; readonly remark: string },
  ): Promise<void>;
  /** Returns whether the user may open the record. */
  canRead(user: SignedInUser, schemaCode: ModelCode, id: string): Promise<boolean>;
  /**
   * Returns the condition that a filter sets on a record in whose workflow the user has a part, by what they see of it.
   * Throws the error of a wrong filter, among them fieldNotVisible.
   */
  conditionFor(user: SignedInUser, schemaCode: ModelCode, filter: unknown, locale: Locale): Promise<RecordCondition>;
  /** Records in whose workflows the user has a part, as they see them, and the fields that they see. */
  seenBy(
    user: SignedInUser,
    schemaCode: ModelCode,
    ids: readonly string[],
  ): Promise<{ readonly records: ReadonlyMap<string, BizRecord>; readonly properties: readonly FieldProperty[] }>;
  /** Of these models, those to which the user may add records, each with the code of the form by which they do. */
  addable(user: SignedInUser, schemaCodes: readonly ModelCode[]): Promise<ReadonlyMap<string, { formCode: FormCode }>>;
  /** Makes sure that a form of the model takes new records. Throws formOff, formRetired. */
  requireForm(schemaCode: ModelCode): Promise<void>;
}

/**
 * Subject of a notification: work of some kind, something to read, an instance handed back to them or theirs from now on, an
 * end, work that is theirs no more, a reminder, words beside the approval, or an instance that stands still.
 */
export type WorkflowNotificationKind =
  | 'workItem'
  | 'forwarded'
  | 'assist'
  | 'added'
  | 'cc'
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

/** Special circumstance, for which its kind has other words. */
export type WorkflowNotificationVariant =
  /** Handed back to somebody who had approved it. */
  | 'again'
  /** Sent when those who were asked have answered. */
  | 'answered'
  /** Ended as completed before its time. */
  | 'early'
  /** Open work was lost otherwise than by being taken back, or the time of work is over. */
  | 'aborted'
  | 'voided'
  | 'passed'
  | 'takenAway'
  | 'timeLimit'
  /** Help or a signature that was asked for is not needed any more. */
  | 'notNeeded'
  /** The originator's own instance has ended, or is somebody else's now. */
  | 'ownAborted'
  | 'ownVoided'
  | 'ownTimeAborted'
  | 'ownTimeVoided'
  | 'ownerTaken';

/** Notification of a workflow for one person. */
export interface WorkflowNotification {
  readonly kind: WorkflowNotificationKind;
  readonly variant?: WorkflowNotificationVariant;
  readonly userId: UserId;
  /** Id of the person whose action led to it; null: nobody, as when a time has come. */
  readonly senderId: UserId | null;
  readonly instanceName: string;
  /** In other languages, JSON by language; null where it is the same. */
  readonly instanceNameI18n: string | null;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly activityName: string | null;
  readonly activityNameI18n: string | null;
  readonly originatorId: UserId;
  readonly originatorName: string;
  readonly workflowInstanceId: InstanceId;
  /** Null when it is about the instance. */
  readonly workItemId: WorkItemId | null;
  /** Kind of work that it asks for (shell spec, section 3); 0 where it is about the instance. */
  readonly workItemType: WorkItemType;
  /** Time until it is due, or for which it has been overdue. */
  readonly timeout?: Timeout;
  /**
   * Text that somebody wrote to it, or the reason for which an instance stands still; the other languages of the latter
   * as JSON.
   */
  readonly comment?: string;
  readonly commentI18n?: string;
  readonly schemaCode: ModelCode;
  readonly recordId: string;
}

/** Sends notifications in the transaction that causes them: a command that is rolled back sends none. */
export interface WorkflowNotificationPort {
  send(trx: DatabaseTransaction, notifications: readonly WorkflowNotification[]): Promise<void>;
  /** The work of these people is not what it was: their lists and badges are asked for anew, without a message. */
  workChanged(trx: DatabaseTransaction, userIds: readonly UserId[]): void;
  /** Marks the notifications about these work items as read: nobody has to handle them any more. */
  workDone(trx: DatabaseTransaction, workItemIds: readonly WorkItemId[]): Promise<void>;
  /** The user has opened a work item of theirs: what they were told about it is read. */
  workOpened(user: SignedInUser, workItemId: WorkItemId): Promise<void>;
}

/** Needs of opinions from the uploaded files, in the caller's transaction. */
export interface WorkflowFiles {
  /** Gives uploads of the user to the record; answers them by id. Throws fileMissing for any other file. */
  attach(
    trx: DatabaseTransaction,
    files: {
      readonly schemaCode: ModelCode;
      readonly recordId: string;
      readonly fileIds: readonly string[];
      readonly userId: UserId;
    },
  ): Promise<ReadonlyMap<string, StoredFile>>;
  /** Keeps an upload of the user as their signature in place of the one before; null keeps none. Throws fileMissing. */
  keepSignature(trx: DatabaseTransaction, userId: UserId, fileId: string | null): Promise<void>;
  /**
   * Keeps uploads of the user for their opinion on a work item, in place of those before; answers them by id. Files that
   * are let go can be attached elsewhere. Throws fileMissing.
   */
  keepForLater(
    trx: DatabaseTransaction,
    files: { readonly workItemId: WorkItemId; readonly userId: UserId; readonly fileIds: readonly string[] },
  ): Promise<ReadonlyMap<string, StoredFile>>;
}

/** The other modules as a workflow knows them. */
export interface WorkflowPorts {
  readonly directory: Directory;
  readonly records: WorkflowRecords;
  readonly notifications: WorkflowNotificationPort;
  readonly files: WorkflowFiles;
  /** Queue to which calls of services are handed over. */
  readonly calls: ServiceCallQueue;
}

/** Needs of whatever is done in workflows. */
export interface WorkflowContext {
  readonly platform: Platform;
  readonly templates: WorkflowTemplates;
  readonly ports: WorkflowPorts;
}
