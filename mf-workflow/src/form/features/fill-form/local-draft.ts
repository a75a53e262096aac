import { localDraftItemsOf } from '@portico/shared-kit/remotes';
import type { FormValues } from '../../../form-view/form-values.model.ts';

/** Owner and form of a local draft. */
export interface LocalDraftKey {
  readonly userId: string;
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
  /** Entered values by data item; untouched ones are absent. */
  readonly values: FormValues;
  /** State of the record that the form values were entered upon, of the data items among them; absent in those for a new record. */
  readonly base?: FormBase;
  /** Absent where the server keeps none. */
  readonly draft?: DraftReference;
  /** True where the server has all of it. */
  readonly isSaved?: true;
}

interface StoredLocalDraft extends LocalDraft {
  /** Epoch milliseconds of the last change. */
  readonly at: number;
}

/** In ms: older drafts are forgotten. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** In characters: the browser has about five million for the whole portal. */
const mostCharacters = 250_000;

/** Returns the storage for a person's local drafts. Those of a person without an account are theirs alone: they end with their tab. */
const storageOf = (userId: string) => (userId === '' ? sessionStorage : localStorage);

const folderOf = (userId: string) => `${localDraftItemsOf(userId)}form/`;

/** Returns the form values that this person ('' for nobody) has not saved, which a reload, a crash or a lost session brings back; null for none. */
export function readLocalDraft({ userId, form }: LocalDraftKey, now: number = Date.now()): LocalDraft | null {
  try {
    forgetOld(userId, now);
    const text = storageOf(userId).getItem(folderOf(userId) + form);
    return JSON.parse(text ?? 'null') as StoredLocalDraft | null;
  } catch {
    return null;
  }
}

/** Stores a local draft; null removes it. One that is too large is not stored, in part neither. */
export function writeLocalDraft(
  { userId, form }: LocalDraftKey,
  draft: LocalDraft | null,
  now: number = Date.now(),
): void {
  const item = folderOf(userId) + form;
  try {
    const storage = storageOf(userId);
    storage.removeItem(item);
    if (draft === null) return;
    const text = JSON.stringify({ ...draft, at: now } satisfies StoredLocalDraft);
    if (text.length <= mostCharacters) storage.setItem(item, text);
  } catch {
    // A full or forbidden storage is nothing to bother the user with: the form itself still holds the values.
  }
}

/** Removes what other forms of this person store of a draft that is no draft any more. */
export function forgetLocalDraft(userId: string, id: string): void {
  try {
    for (const item of Object.keys(localStorage)) {
      if (!item.startsWith(folderOf(userId))) continue;
      const draft = JSON.parse(localStorage.getItem(item) ?? 'null') as StoredLocalDraft | null;
      if (draft?.draft?.id === id) localStorage.removeItem(item);
    }
  } catch {
    // What cannot be read is forgotten when it is old.
  }
}

function forgetOld(userId: string, now: number): void {
  for (const item of Object.keys(localStorage)) {
    if (item.startsWith(folderOf(userId)) && !isFresh(localStorage.getItem(item), now)) localStorage.removeItem(item);
  }
}

function isFresh(text: string | null, now: number): boolean {
  try {
    return now - (JSON.parse(text ?? '') as StoredLocalDraft).at <= longest;
  } catch {
    return false;
  }
}
