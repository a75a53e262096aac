import { useShell } from '@portico/shared-kit/remotes/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CommentDraft, emptyDraft } from './comment-draft.model.ts';
import { writeCommentDraft, readCommentDraft } from './comment-draft-storage.ts';

/** Comment that is being written on a record, stored until it is sent. */
export interface DraftState {
  readonly draft: CommentDraft;
  /** True where it comes from an earlier visit and was not touched since. */
  readonly isRestored: boolean;
  change(next: CommentDraft): void;
  /** Drops the draft: it was sent. */
  forget(): void;
}

/** The comment that the user is writing about a record. */
export function useCommentDraft(schemaCode: string, bizObjectId: string): DraftState {
  const userId = useShell().session?.id ?? '';
  const of = useMemo(() => ({ userId, schemaCode, bizObjectId }), [userId, schemaCode, bizObjectId]);
  const [draft, setDraft] = useState(() => readCommentDraft(of));
  const [isRestored, setRestored] = useState(draft.text !== '');
  useEffect(() => writeCommentDraft(of, draft), [of, draft]);
  const change = useCallback((next: CommentDraft) => {
    setDraft(next);
    setRestored(false);
  }, []);
  const forget = useCallback(() => {
    // Now, not after the next paint: the page may be left in the same moment.
    writeCommentDraft(of, emptyDraft);
    change(emptyDraft);
  }, [of, change]);
  return { draft, isRestored, change, forget };
}
