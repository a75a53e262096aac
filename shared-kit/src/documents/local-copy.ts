import type { UserId } from '../contract/ids.ts';
import { localCopies } from './local-copies.ts';

/** The person and the design that a copy belongs to. */
export interface CopyOf {
  readonly userId: UserId;
  /** The kind of design and its codes, as `workflow/leave`. */
  readonly design: string;
}

/** Changes to a design that the server does not have. */
export interface LocalCopy {
  /** As the designer saves it. */
  readonly content: string;
  /** Revision of the draft upon which it was drawn; 0 for none. */
  readonly revision: number | string;
  /** Epoch milliseconds of the last change. */
  readonly at: number;
}

const copiesOf = ({ userId }: CopyOf) =>
  localCopies<LocalCopy>({ userId, folder: 'design', mostCharacters: 1_000_000 });

// The changes of this window, and those of an earlier one that nobody has decided about.
const present = ({ design }: CopyOf) => `now/${design}`;
const left = ({ design }: CopyOf) => `left/${design}`;

/** Keeps what is drawn; null forgets it. What is too large is not kept, in part neither. */
export function keepCopy(of: CopyOf, copy: LocalCopy | null): void {
  copiesOf(of).write(present(of), copy, copy?.at);
}

/** Returns what was drawn when an earlier window was lost, until `forgetLeft`; null where nothing was, or it is a week old. */
export function takeLeft(of: CopyOf, now: number = Date.now()): LocalCopy | null {
  const copies = copiesOf(of);
  const copy = copies.read(present(of), now) ?? copies.read(left(of), now);
  copies.write(left(of), copy, copy?.at);
  copies.write(present(of), null);
  return copy;
}

/** Forgets what was left, once somebody has decided about it. */
export function forgetLeft(of: CopyOf): void {
  copiesOf(of).write(left(of), null);
}
