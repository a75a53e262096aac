import type { CellProblemKind } from '@portico/shared-kit/contract/imports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Model } from '../../models/index.ts';

/** The model that is imported into, and the person who does it. */
export interface ImportContext {
  readonly model: Model;
  readonly user: SignedInUser;
  /** Language of the words of problems. */
  readonly locale: Locale;
}

/** A record as a file has it, before it is checked. */
export interface ImportDraft {
  /** Of the record that it becomes or overwrites. */
  readonly id: string;
  readonly isNew: boolean;
  /** Values by code as they are stored; rows of sub-tables have ids. Empty ones of a new record are not among them. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Version of the record that the person saw; absent where they saw none, as in a file, whose empty cells say nothing. */
  readonly seen?: number;
  /** Fields, and columns as `lines.price`, that could not be read: nothing is asked of their values any more. */
  readonly unread: ReadonlySet<string>;
}

/** A reason for which a draft becomes no record. */
export interface DraftProblem {
  /** Field, or column as `lines.price`; null where it is about the record as a whole. */
  readonly path: string | null;
  /** Index of the row of the sub-table; null outside of them, and where all are meant. */
  readonly row: number | null;
  readonly kind: CellProblemKind;
  readonly reason: string;
}

/** A draft that was checked: its values as they are to be written where there is no problem. */
export interface CheckedDraft {
  readonly id: string;
  /** Version of the record that it overwrites; null for a new one. */
  readonly version: number | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly DraftProblem[];
  /** Values of the record that it overwrites; empty for a new one. */
  readonly was: Readonly<Record<string, unknown>>;
}

/** A checked draft without problems. */
export type GoodDraft = Omit<CheckedDraft, 'problems' | 'was'>;
