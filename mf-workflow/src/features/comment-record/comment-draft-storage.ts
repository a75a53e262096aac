import { localDraftItemsOf } from '@portico/shared-kit/remotes';
import { type CommentDraft, emptyDraft } from './comment-draft.model.ts';

/** Author and record of a comment. */
export interface CommentDraftKey {
  readonly userId: string;
  readonly schemaCode: string;
  readonly bizObjectId: string;
}

const itemOf = ({ userId, schemaCode, bizObjectId }: CommentDraftKey) =>
  `${localDraftItemsOf(userId)}comment/${schemaCode}/${bizObjectId}`;

/** A comment that was not sent, which a reload, a crash or a lost session brings back; an empty one where there is none. */
export function readCommentDraft(of: CommentDraftKey): CommentDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(itemOf(of)) ?? 'null') as Partial<CommentDraft> | null;
    return { ...emptyDraft, ...kept };
  } catch {
    return emptyDraft;
  }
}

/** Keeps a comment until it is sent; an empty one is forgotten. */
export function writeCommentDraft(of: CommentDraftKey, draft: CommentDraft): void {
  try {
    if (draft.text === '' && draft.replyTo === null) localStorage.removeItem(itemOf(of));
    else localStorage.setItem(itemOf(of), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage is nothing to bother the user with: the field itself still holds the words.
  }
}
