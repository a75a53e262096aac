import { useShell } from '../remotes/react.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CopyOf, forgetLeft, keepCopy, type LocalCopy, takeLeft } from './local-copy.ts';
import type { SavedDraft } from './use-saved-draft.ts';

interface CopyNeeds {
  /** The kind of design and its codes. */
  readonly design: string;
  /** As it was opened. */
  readonly opened: string;
  readonly draft: SavedDraft;
  /** Number of the changes that were made. */
  readonly changes: number;
  readonly isMine: boolean;
  /** The document as it is saved. */
  content(): string | Promise<string>;
}

/** The changes of an earlier window, as they are offered. */
export interface RecoverableCopy extends LocalCopy {
  /** True where the design was saved or published since. */
  readonly isOutdated: boolean;
  /** Forgets it: it was taken, or is not wanted. */
  forget(): void;
}

const settle = 300;

/** Keeps in the browser what the server does not have yet, and returns what an earlier window has left; null for nothing. */
export function useLocalCopy({ design, opened, draft, changes, isMine, content }: CopyNeeds): RecoverableCopy | null {
  const userId = useShell().session?.id ?? '';
  const [revisionThen] = useState(draft.revision);
  const [left, setLeft] = useState(() => (isMine ? leftOf({ userId, design }, opened) : null));
  const isUnsaved = draft.kind !== 'saved';
  const keep = useEffectEvent(async () => {
    const copy = { content: await content(), revision: draft.revision, at: Date.now() };
    keepCopy({ userId, design }, copy);
  });
  useEffect(() => {
    if (!isMine || changes === 0) return;
    if (!isUnsaved) {
      keepCopy({ userId, design }, null);
      return;
    }
    const timer = setTimeout(() => void keep(), settle);
    return () => clearTimeout(timer);
  }, [userId, design, isMine, isUnsaved, changes]);
  if (left === null) return null;
  const forget = () => {
    forgetLeft({ userId, design });
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
