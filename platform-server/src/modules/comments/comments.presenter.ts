import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Comment, CommentContent } from '@portico/shared-kit/contract/comments.schema';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import { mentionedIn } from './comment-content.ts';
import type { CommentRow } from './comments.repository.ts';

/** People by id. */
export type People = ReadonlyMap<string, UserRef>;

/** Returns the ids of all who have a name in these comments. */
export function peopleIn(rows: readonly CommentRow[]): string[] {
  return [...new Set(rows.flatMap(({ authorId, content }) => [authorId, ...mentionedIn(content ?? [])]))];
}

/** Comments as a user sees them; `quoted` are those that they answer, by id. */
export function presentComments(
  rows: readonly CommentRow[],
  { quoted, people, userId }: { quoted: ReadonlyMap<string, CommentRow>; people: People; userId: UserId },
): Comment[] {
  const personOf = (id: string): UserRef => people.get(id) ?? { id, name: id };
  const shown = (content: CommentRow['content']): CommentContent | null =>
    content?.map((part) => ('text' in part ? part : { mention: personOf(part.mention) })) ?? null;
  return rows.map(({ id, authorId, content, createdTime, replyToId }) => {
    const answered = quoted.get(replyToId ?? '');
    return {
      id,
      author: personOf(authorId),
      createdTime: createdTime.toISOString(),
      content: shown(content),
      replyTo:
        answered === undefined
          ? null
          : { id: answered.id, author: personOf(answered.authorId), content: shown(answered.content) },
      canDelete: authorId === userId && content !== null,
    };
  });
}
