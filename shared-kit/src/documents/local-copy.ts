import { localDraftItemsOf } from '../remotes/index.ts';

/** The person and the design that a copy belongs to. */
export interface CopyOf {
  readonly userId: string;
  /** The kind of design and its codes, as `workflow/leave`. */
  readonly design: string;
}

/** Changes to a design that the server does not have. */
export interface LocalCopy {
  /** As the designer saves it. */
  readonly content: string;
  /** Revision of the draft upon which it was drawn; 0 for none. */
  readonly revision: number;
  /** Epoch milliseconds of the last change. */
  readonly at: number;
}

/** In ms: older copies are forgotten. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** In characters: the browser has about five million for the whole portal. */
const mostCharacters = 1_000_000;

/** The changes of this window, and those of an earlier one that nobody has decided about. */
type Slot = 'now' | 'left';

const itemOf = ({ userId, design }: CopyOf, slot: Slot) => `${localDraftItemsOf(userId)}design/${slot}/${design}`;

/** Keeps what is drawn; null forgets it. What is too large is not kept, in part neither. */
export function keepCopy(of: CopyOf, copy: LocalCopy | null): void {
  write(itemOf(of, 'now'), copy);
}

/** Returns what was drawn when an earlier window was lost, until `forgetLeft`; null where nothing was, or it is a week old. */
export function takeLeft(of: CopyOf, now: number = Date.now()): LocalCopy | null {
  const copy = read(itemOf(of, 'now')) ?? read(itemOf(of, 'left'));
  const fresh = copy !== null && now - copy.at <= longest ? copy : null;
  write(itemOf(of, 'left'), fresh);
  write(itemOf(of, 'now'), null);
  return fresh;
}

/** Forgets what was left, once somebody has decided about it. */
export function forgetLeft(of: CopyOf): void {
  write(itemOf(of, 'left'), null);
}

function read(item: string): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(item) ?? 'null') as LocalCopy | null;
  } catch {
    return null;
  }
}

function write(item: string, copy: LocalCopy | null): void {
  try {
    localStorage.removeItem(item);
    if (copy !== null && copy.content.length <= mostCharacters) localStorage.setItem(item, JSON.stringify(copy));
  } catch {
    // A full or forbidden storage is nothing to bother the user with: the designer itself still holds what is drawn.
  }
}
