import type { UserId } from '../contract/ids.ts';
import { localDraftItemsOf } from '../remotes/index.ts';

/** Owner and kind of copies, and their limits. */
export interface CopiesOf {
  /** The person whose copies they are; '' for nobody. */
  readonly userId: UserId;
  /** The kind of document: `form`, `comment`, `design`. */
  readonly folder: string;
  /** In characters: what is larger is not kept, in part neither. The browser has about five million for the whole portal. */
  readonly mostCharacters: number;
  /** In ms: older copies are forgotten. */
  readonly longest?: number;
}

/** Copies of documents in the browser that the server does not have, by name. */
export interface LocalCopies<TCopy extends object> {
  /** Returns the copy, which a reload, a crash or a lost session brings back; null where there is none, or it is too old. */
  read(name: string, now?: number): (TCopy & StoredTime) | null;
  /** Keeps a copy; null removes it. */
  write(name: string, copy: TCopy | null, now?: number): void;
  /** Removes the copies that are as `isUnwanted` says. */
  remove(isUnwanted: (copy: TCopy) => boolean): void;
}

interface StoredTime {
  /** Epoch milliseconds of the last change. */
  readonly at: number;
}

const aWeek = 7 * 24 * 60 * 60 * 1000;

/** Returns the copies of a kind that a person has in this browser. The shell takes them away on signing out. */
export function localCopies<TCopy extends object>({
  userId,
  folder,
  mostCharacters,
  longest = aWeek,
}: CopiesOf): LocalCopies<TCopy> {
  const path = `${localDraftItemsOf(userId)}${folder}/`;
  // Those of a person without an account are theirs alone: they end with their tab.
  const storage = () => (userId === '' ? sessionStorage : localStorage);
  const remove = (isUnwanted: (copy: (TCopy & StoredTime) | null) => boolean) => {
    for (const item of Object.keys(storage())) {
      if (item.startsWith(path) && isUnwanted(parsed(storage().getItem(item)) as (TCopy & StoredTime) | null))
        storage().removeItem(item);
    }
  };
  return {
    read: (name, now = Date.now()) =>
      forgiving(() => {
        remove((copy) => copy === null || now - copy.at > longest);
        return parsed(storage().getItem(path + name)) as (TCopy & StoredTime) | null;
      }),
    write: (name, copy, now = Date.now()) =>
      void forgiving(() => {
        storage().removeItem(path + name);
        const text = copy === null ? '' : JSON.stringify({ ...copy, at: now });
        if (text !== '' && text.length <= mostCharacters) storage().setItem(path + name, text);
        return null;
      }),
    remove: (isUnwanted) =>
      void forgiving(() => {
        remove((copy) => copy !== null && isUnwanted(copy));
        return null;
      }),
  };
}

/** A full or forbidden storage is nothing to bother the user with: the screen itself still holds the document. */
function forgiving<TResult>(work: () => TResult): TResult | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  return forgiving(() => JSON.parse(text ?? 'null') as unknown);
}
