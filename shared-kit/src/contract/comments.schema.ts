import { type Static, Type } from 'typebox';
import { commentLimits } from './comment-limits.ts';
import { Id, Moment, Nullable, UserRef } from './common.schema.ts';
import { RecordId, ModelCode } from './ids.schema.ts';

const strict = { additionalProperties: false } as const;
/** Code units are no characters: the service counts those, this only keeps what is sent within reason. */
const Words = Type.Object({ text: Type.String({ minLength: 1, maxLength: commentLimits.characters * 12 }) }, strict);

/** Content of a comment as its author writes it: words as they stand, and people by id. Never markup. */
export const CommentInputContent = Type.Array(Type.Union([Words, Type.Object({ mention: Id }, strict)]), {
  minItems: 1,
  maxItems: commentLimits.mentions * 2 + 1,
});
export type CommentInputContent = Static<typeof CommentInputContent>;

/** Content of a comment as it is shown: people as they are called today. */
export const CommentContent = Type.Array(
  Type.Union([Type.Object({ text: Type.String() }), Type.Object({ mention: UserRef })]),
);
export type CommentContent = Static<typeof CommentContent>;

/** The comment that another one answers; without words where its author has deleted it. */
export const QuotedComment = Type.Object({ id: Id, author: UserRef, content: Nullable(CommentContent) });
export type QuotedComment = Static<typeof QuotedComment>;

/** Comment of a person on a record. `content` is null for one that its author has deleted. */
export const Comment = Type.Object({
  id: Id,
  author: UserRef,
  createdTime: Moment,
  content: Nullable(CommentContent),
  replyTo: Nullable(QuotedComment),
  /** True where it is the user's own and not deleted. */
  canDelete: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

/** Asks for the newest comments of a record, or for those right before one of them. */
export const ListCommentsInput = Type.Object({
  schemaCode: ModelCode,
  bizObjectId: RecordId,
  before: Type.Optional(Id),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
});
export type ListCommentsInput = Static<typeof ListCommentsInput>;

/** Comments of a record, newest last; `totalElements` counts all of it that are not deleted. */
export const CommentPage = Type.Object({
  content: Type.Array(Comment),
  hasEarlier: Type.Boolean(),
  totalElements: Type.Integer(),
});
export type CommentPage = Static<typeof CommentPage>;

/** A new comment. The same `requestId` says it once, however often it is sent. */
export const AddCommentInput = Type.Object({
  schemaCode: ModelCode,
  bizObjectId: RecordId,
  content: CommentInputContent,
  replyToId: Type.Optional(Id),
  requestId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});
export type AddCommentInput = Static<typeof AddCommentInput>;

/** The comment that was added. */
export const AddedComment = Type.Object({ id: Id });
export type AddedComment = Static<typeof AddedComment>;

/** Names one of the user's own comments. */
export const DeleteCommentInput = Type.Object({ schemaCode: ModelCode, bizObjectId: RecordId, id: Id });
export type DeleteCommentInput = Static<typeof DeleteCommentInput>;

/** Looks for people to mention; without a keyword those who have to do with the record. */
export const SearchMentionableInput = Type.Object({
  schemaCode: ModelCode,
  bizObjectId: RecordId,
  keyword: Type.Optional(Type.String({ maxLength: 64 })),
});
export type SearchMentionableInput = Static<typeof SearchMentionableInput>;

/** Person to mention; those who may not open the record are shown with that, and cannot be. */
export const MentionablePerson = Type.Object({
  ...UserRef.properties,
  departmentName: Nullable(Type.String()),
  departmentName_i18n: Nullable(Type.String()),
  canRead: Type.Boolean(),
});
export type MentionablePerson = Static<typeof MentionablePerson>;
/** The few that fit best. */
export const MentionablePeople = Type.Array(MentionablePerson);
export type MentionablePeople = Static<typeof MentionablePeople>;
