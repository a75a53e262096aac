import { keptItemsOf } from '@portico/shared-kit/remotes';
import type { FormValues } from './form-values.model.ts';

/** Whose entries they are, and of which form. */
export interface EntriesOf {
  readonly userId: string;
  readonly form: string;
}

interface Kept {
  /** Epoch milliseconds of the last change. */
  readonly at: number;
  readonly values: FormValues;
}

/** In ms: older entries are forgotten. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** In characters: the browser has about five million for the whole portal. */
const mostCharacters = 250_000;

/** What somebody without an account types is theirs alone: it ends with their tab. */
const storageOf = (userId: string) => (userId === '' ? sessionStorage : localStorage);

const folderOf = (userId: string) => `${keptItemsOf(userId)}form/`;

/** Entries that this person ('' for nobody) has not saved, which a reload, a crash or a lost session brings back; null for none. */
export function readKept({ userId, form }: EntriesOf, now: number = Date.now()): FormValues | null {
  try {
    forgetOld(userId, now);
    const text = storageOf(userId).getItem(folderOf(userId) + form);
    return (JSON.parse(text ?? 'null') as Kept | null)?.values ?? null;
  } catch {
    return null;
  }
}

/** Keeps the entries; null forgets them. What is too large is not kept, in part neither. */
export function keepEntries({ userId, form }: EntriesOf, values: FormValues | null, now: number = Date.now()): void {
  const item = folderOf(userId) + form;
  try {
    const storage = storageOf(userId);
    storage.removeItem(item);
    if (values === null) return;
    const text = JSON.stringify({ at: now, values } satisfies Kept);
    if (text.length <= mostCharacters) storage.setItem(item, text);
  } catch {
    // A full or forbidden storage is nothing to bother the user with: the form itself still holds the entries.
  }
}

function forgetOld(userId: string, now: number): void {
  for (const item of Object.keys(localStorage)) {
    if (item.startsWith(folderOf(userId)) && !isFresh(localStorage.getItem(item), now)) localStorage.removeItem(item);
  }
}

function isFresh(text: string | null, now: number): boolean {
  try {
    return now - (JSON.parse(text ?? '') as Kept).at <= longest;
  } catch {
    return false;
  }
}
