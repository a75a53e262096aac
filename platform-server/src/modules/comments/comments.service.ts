import type { CommentNeeds } from './comment-needs.ts';
import type {
  AddCommentInput,
  AddedComment,
  CommentPage,
  DeleteCommentInput,
  ListCommentsInput,
  MentionablePeople,
  SearchMentionableInput,
} from '@portico/shared-kit/contract/comments.schema';
import { appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction, transactionOnce } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { DeletedRecords } from '../../server-events.ts';
import { cleanContent } from './comment-content.ts';
import { commentNotifications } from './comment-notifications.ts';
import { peopleIn, presentComments } from './comments.presenter.ts';
import * as repository from './comments.repository.ts';
import { mentionablePeople } from './mentionable-people.ts';

/** Comments of people on records: for whoever may read the record, at every reading. */
export interface CommentService {
  /** The newest comments, or those right before one, newest last. Throws recordMissing and noPermissionToView. */
  list(user: SignedInUser, input: ListCommentsInput): Promise<CommentPage>;
  /**
   * Keeps a comment, once by `requestId`, and tells those whom it mentions and answers. Throws as `list`, commentMissing
   * for an answer to none, commentEmpty, commentTooLong, tooManyMentions, and mentionedMayNotRead with their names.
   */
  add(user: SignedInUser, input: AddCommentInput): Promise<AddedComment>;
  /** Takes the words of an own comment away. Throws as `list`, and commentMissing also for somebody else's. */
  remove(user: SignedInUser, input: DeleteCommentInput): Promise<object>;
  /** At most eight people to mention, those who may read the record and those who may not. Throws as `list`. */
  searchMentionable(user: SignedInUser, input: SearchMentionableInput): Promise<MentionablePeople>;
}

/** Deletes what was said about records, within the transaction that deletes them. */
export function commentsForgotten({ corpId }: Pick<Platform, 'corpId'>) {
  return ({ trx, schemaCode, ids }: DeletedRecords) => repository.deleteCommentsOf(trx, corpId, schemaCode, ids);
}

/** Comments on records. */
export function commentService(platform: Platform, needs: CommentNeeds): CommentService {
  const { connections, corpId, now } = platform;
  const { readers } = needs;
  const notifications = commentNotifications(platform, needs);
  const placeOf = ({ schemaCode, bizObjectId: recordId }: CommentTarget) => ({ corpId, schemaCode, recordId });

  return {
    async list(user, input) {
      const record = placeOf(input);
      await readers.require(user, record);
      return readPage(platform, needs.directory, { user, record, size: input.size ?? 20, before: input.before });
    },

    async add(user, input) {
      const record = placeOf(input);
      await readers.require(user, record);
      return addTo(platform, notifications, { user, record, input });
    },

    async remove(user, input) {
      const record = placeOf(input);
      await readers.require(user, record);
      await transaction(connections.db, async (trx) => {
        const isGone = await repository.emptyComment(trx, record, { id: input.id, authorId: user.id, at: now() });
        if (!isGone) throw appError('commentMissing');
        await notifications.notifyReaders(trx, record, user);
      });
      return {};
    },

    searchMentionable: (user, input) =>
      mentionablePeople(platform, needs, { user, record: placeOf(input), keyword: input.keyword ?? '' }),
  };
}

type CommentTarget = Pick<AddCommentInput, 'schemaCode' | 'bizObjectId'>;

interface CommentPageRequest {
  readonly user: SignedInUser;
  readonly record: repository.CommentedRecord;
  readonly size: number;
  readonly before: string | undefined;
}

async function readPage(
  { connections: { db } }: Platform,
  directory: CommentNeeds['directory'],
  { user, record, size, before }: CommentPageRequest,
): Promise<CommentPage> {
  const found = await repository.findComments(db, record, { before, limit: size + 1 });
  const rows = found.slice(0, size).reverse();
  const ids = rows.flatMap(({ replyToId }) => replyToId ?? []);
  const answered = await repository.findCommentsById(db, record, [...new Set(ids)]);
  const people = await directory.usersById(peopleIn([...rows, ...answered]));
  const quoted = new Map(answered.map((row) => [row.id, row]));
  return {
    content: presentComments(rows, { quoted, people, userId: user.id }),
    hasEarlier: found.length > size,
    totalElements: await repository.countComments(db, record),
  };
}

interface Adding {
  readonly user: SignedInUser;
  readonly record: repository.CommentedRecord;
  readonly input: AddCommentInput;
}

async function addTo(
  { connections: { db }, corpId, newId, now }: Platform,
  notifications: ReturnType<typeof commentNotifications>,
  { user, record, input }: Adding,
): Promise<AddedComment> {
  const { requestId, replyToId = null } = input;
  const content = cleanContent(input.content);
  const [answered] = await repository.findCommentsById(db, record, replyToId === null ? [] : [replyToId]);
  if (replyToId !== null && (answered?.content ?? null) === null) throw appError('commentMissing');
  // Before the transaction, which must not wait for a second connection.
  const notification = await notifications.prepare({ user, record, content, answeredId: answered?.authorId ?? null });
  const work = async (trx: DatabaseTransaction) => {
    const comment = { id: newId(), authorId: user.id, content, replyToId, createdTime: now() };
    await repository.insertComment(trx, record, comment);
    await notification.send(trx, comment.id);
    return { id: comment.id };
  };
  if (requestId === undefined) return transaction(db, work);
  const operationId = `addComment ${record.schemaCode} ${record.recordId}`;
  return transactionOnce(db, { corpId, userId: user.id, key: requestId, operationId }, work);
}
