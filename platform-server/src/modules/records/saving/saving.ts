import type { SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import type { DatabaseTransaction, ReplyStatement } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { LockedRecord, RecordValues } from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';

/** Options of a save. */
export interface SaveOptions {
  readonly locale: Locale;
  /** A workflow command saves for its participant: the workflow has checked what they may do. */
  readonly isWorkflowCommand?: boolean;
  /** True where required values may still be missing: the command that ends it asks for it. */
  readonly isUnfinished?: boolean;
  /** Limits of the activity whose command it is, or of the start; absent: their roles alone decide. */
  readonly node?: NodeLimits;
  /** Guest without an account who adds the record in the user's name. */
  readonly guest?: Guest;
  /**
   * Given where nothing follows in the transaction, which then ends with the record's row: what is to be written along
   * with it.
   */
  ending?(saved: SavedVersion): readonly ReturnType<ReplyStatement<SavedVersion>>[];
}

/** A saved record, and the version to hand in with the next change. */
export interface SavedVersion {
  readonly id: string;
  readonly version: number;
}

/** Person who fills in a form by a link. */
export interface Guest {
  /** Uploaded the files. */
  readonly id: string;
  /** Fields, and columns as `lines.price`, that they are not asked for. */
  readonly withheld: readonly string[];
}

/** Save under way, in the caller's transaction. */
export interface Saving {
  readonly trx: DatabaseTransaction;
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: SaveRecordInput;
  readonly options: SaveOptions;
}

/** Values that are to be written: those that came, and those the record had before. */
export interface ValidatedRecord {
  readonly id: string;
  readonly values: RecordValues;
  readonly was: RecordValues;
}

/** Returns whether a record may still lack what is required. One that was complete once becomes a draft again by being withdrawn only. */
export function isKeptDraft({ sequenceStatus }: LockedRecord): boolean {
  return sequenceStatus === 'DRAFT';
}

/** Returns whether a draft is saved that stays one. */
export function savesDraft({ input }: Saving, locked: LockedRecord | undefined): boolean {
  return input.draft === true && (locked === undefined || isKeptDraft(locked));
}

/**
 * Returns whether a form has to take it: a draft stays whatever becomes of its form, and is a new record once it is
 * finished. What a workflow command saves is under way already.
 */
export function beginsRecord(saving: Saving, locked: LockedRecord | undefined): boolean {
  if (saving.options.isWorkflowCommand === true) return false;
  return locked === undefined || (isKeptDraft(locked) && !savesDraft(saving, locked));
}
