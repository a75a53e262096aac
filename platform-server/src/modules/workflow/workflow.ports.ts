import type { SaveRecordInput, SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { OpinionValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Directory } from '../organisation/index.ts';

/** A record as a workflow sees it: all values as they travel, whoever asks. */
export interface RecordOfWorkflow {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The model's data items, so that conditions get numbers as numbers and dates as dates. */
  readonly properties: readonly Pick<Property, 'code' | 'propertyType'>[];
}

interface SaveOptions {
  /** Language in which refused values are described. */
  readonly locale: Locale;
  /** The record is in a workflow, which has checked that this user may change it now. */
  readonly isWorkflowStep?: boolean;
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
  /** Leaves what people said in the data items of the record that gather it. Throws recordMissing. */
  addOpinions(
    trx: DatabaseTransaction,
    schemaCode: string,
    id: string,
    opinions: readonly OpinionValue[],
  ): Promise<void>;
  /** Whether the user may open the record. */
  canRead(user: SignedInUser, schemaCode: string, id: string): Promise<boolean>;
  /** Of these models, those to which the user may add records, each with the code of its first form. */
  addable(user: SignedInUser, schemaCodes: readonly string[]): Promise<ReadonlyMap<string, { sheetCode: string }>>;
}

/** Why somebody is told: work to do, an instance handed back to them, or the end of what they started. */
export type NoticeKind = 'workItem' | 'returned' | 'completed' | 'disagreed';

/** News of a workflow for one person. */
export interface WorkflowNotice {
  readonly kind: NoticeKind;
  readonly userId: string;
  /** Who did what led to it. */
  readonly senderId: string;
  readonly instanceName: string;
  readonly workflowName: string;
  readonly activityName: string | null;
  readonly activityNameI18n: string | null;
  readonly originatorId: string;
  readonly originatorName: string;
  readonly workflowInstanceId: string;
  /** Null when the news is about the instance. */
  readonly workItemId: string | null;
  readonly schemaCode: string;
  readonly objectId: string;
}

/** Tells people in the transaction of what they are told about: a step that is undone leaves no news. */
export interface WorkflowNotices {
  send(trx: DatabaseTransaction, notices: readonly WorkflowNotice[]): Promise<void>;
}

/** The other modules as a workflow knows them. */
export interface WorkflowPorts {
  readonly directory: Directory;
  readonly records: WorkflowRecords;
  readonly notices: WorkflowNotices;
}
