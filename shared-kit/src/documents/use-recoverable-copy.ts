import { useState } from 'react';
import { type CopyOf, forgetLeft, type LocalCopy, takeLeft } from './local-copy.ts';

/** The changes of an earlier window, as they are offered. */
export interface RecoverableCopy extends LocalCopy {
  /** True where the document was saved or published since. */
  readonly isOutdated: boolean;
  /** Forgets it: it was taken, or is not wanted. */
  forget(): void;
}

/** Document as it was opened. */
export interface DocumentText extends Pick<LocalCopy, 'revision'> {
  readonly text: string;
  /** True where the user may save it. */
  readonly isMine: boolean;
}

/** Returns what an earlier window has left of a document; null where it left nothing, or somebody has decided about it. */
export function useRecoverableCopy(of: CopyOf, { revision, text, isMine }: DocumentText): RecoverableCopy | null {
  const [revisionThen] = useState(revision);
  const [left, setLeft] = useState(() => (isMine ? leftOf(of, text) : null));
  if (left === null) return null;
  const forget = () => {
    forgetLeft(of);
    setLeft(null);
  };
  return { ...left, isOutdated: left.revision !== revisionThen, forget };
}

/** Returns the copy of an earlier window; null where there is none, or where the server has the same. */
function leftOf(of: CopyOf, opened: string): LocalCopy | null {
  const left = takeLeft(of);
  if (left !== null && left.content !== opened) return left;
  forgetLeft(of);
  return null;
}
