import type { UserId } from '@portico/shared-kit/contract/ids';
import { localCopies } from '@portico/shared-kit/documents';
import type { FormValues } from '../../../form-view/form-values.model.ts';

/** Owner and form of a local draft. */
export interface LocalDraftKey {
  readonly userId: UserId;
  readonly form: string;
}

/** A version of a record, and what it held. */
export interface FormBase {
  /** Null for a record that is not saved yet. */
  readonly version: number | null;
  readonly values: FormValues;
}

/** The draft that the server keeps of a form. */
export interface DraftReference {
  /** Names the request that makes it: whatever is lost on the way, one draft is made. */
  readonly requestId: string;
  /** The record that it is; null until the server has answered. Its version is that of the base. */
  readonly id: string | null;
}

/** Form values that a person has entered and not saved. */
export interface LocalDraft {
  /** Entered values by field; untouched ones are absent. */
  readonly values: FormValues;
  /** State of the record that the form values were entered upon, of the fields among them; absent in those for a new record. */
  readonly base?: FormBase;
  /** Absent where the server keeps none. */
  readonly draft?: DraftReference;
  /** True where the server has all of it. */
  readonly isSaved?: true;
}

const draftsOf = (userId: UserId) => localCopies<LocalDraft>({ userId, folder: 'form', mostCharacters: 250_000 });

/** Returns the form values that this person ('' for nobody) has not saved, which a reload, a crash or a lost session brings back; null for none. */
export function readLocalDraft({ userId, form }: LocalDraftKey, now?: number): LocalDraft | null {
  return draftsOf(userId).read(form, now);
}

/** Stores a local draft; null removes it. One that is too large is not stored, in part neither. */
export function writeLocalDraft({ userId, form }: LocalDraftKey, draft: LocalDraft | null, now?: number): void {
  draftsOf(userId).write(form, draft, now);
}

/** Removes what other forms of this person store of a draft that is no draft any more. */
export function forgetLocalDraft(userId: UserId, id: string): void {
  draftsOf(userId).remove(({ draft }) => draft?.id === id);
}
