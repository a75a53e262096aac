import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import {
  createDocumentStore,
  type DocumentState,
  localCopies,
  openedDocument,
  restoredDocument,
  useDocumentStore,
} from '@portico/shared-kit/documents';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useCallback, useState } from 'react';
import { type CommentDraft, emptyDraft } from './comment-draft.model.ts';

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
export function useCommentDraft(schemaCode: ModelCode, recordId: string): DraftState {
  const userId = useShell().session?.id ?? '';
  const [store, { history }] = useDocumentStore(() => commentDocument(userId, `${schemaCode}/${recordId}`));
  const draft = history.present;
  const [restored] = useState(draft);
  const change = useCallback((next: CommentDraft) => store.replace(next), [store]);
  const forget = useCallback(() => store.open(emptyDraft, null), [store]);
  return { draft, isRestored: draft.text !== '' && draft === restored, change, forget };
}

/** A comment that no server has before it is sent: each key is kept in the browser. */
function commentDocument(userId: UserId, record: string) {
  const copies = localCopies<CommentDraft>({ userId, folder: 'comment', mostCharacters: 250_000, longest: Infinity });
  return createDocumentStore<CommentDraft, null, CommentDraft>({
    opened: openedComment(copies.read(record)),
    copies: {
      pause: 0,
      isEager: true,
      isDone: ({ history: { present } }) => present.text === '' && present.replyTo === null,
      copyOf: ({ history }) => history.present,
      write: (copy) => copies.write(record, copy),
    },
  });
}

function openedComment(copy: CommentDraft | null): DocumentState<CommentDraft, null> {
  const opened = openedDocument<CommentDraft, null>(emptyDraft, null);
  if (copy === null) return opened;
  const { text, mentions, replyTo } = { ...emptyDraft, ...copy };
  return restoredDocument(opened, { text, mentions, replyTo }, Date.now());
}
