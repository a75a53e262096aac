import type { UserId } from '@portico/shared-kit/contract/ids';
import type { CommentNeeds } from './comment-needs.ts';
import type { CommentInputPart } from '@portico/shared-kit/contract/comment-limits';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import { appError, namedParam } from '@portico/shared-kit/errors';
import { localised } from '@portico/shared-kit/i18n';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Message } from '../notifications/index.ts';
import { mentionedIn, notificationContent } from './comment-content.ts';
import { type CommentedRecord, findAuthors } from './comments.repository.ts';
import type { VisibleRecord } from './record-readers.ts';

interface NewComment {
  readonly user: SignedInUser;
  readonly record: CommentedRecord;
  readonly content: readonly CommentInputPart[];
  /** Id of the author whose comment it answers; null where it answers none. */
  readonly answeredId: string | null;
}

/** People of a thread whose open pages are told at once that there is more to read. */
const mostTold = 200;

/** Tells people of comments. */
export function commentNotifications({ corpId }: Platform, needs: Omit<CommentNeeds, 'organisation'>) {
  const { readers, directory, notifications } = needs;

  /** The open pages of those who wrote here read the comments anew. */
  async function notifyReaders(trx: DatabaseTransaction, record: CommentedRecord, { id }: SignedInUser): Promise<void> {
    const authors = await findAuthors(trx, record, mostTold);
    notifications.noteWork(
      trx,
      authors.filter((author) => author !== id),
    );
  }

  return {
    notifyReaders,

    /**
     * Checks who is to be told, outside of the transaction of the comment. Throws mentionedMayNotRead. Who is answered
     * and may not read the record any more is not told.
     */
    async prepare({ user, record, content, answeredId }: NewComment) {
      const mentioned = mentionedIn(content);
      const people = await directory.usersById([...mentioned, user.id]);
      const others = mentioned.filter((id) => id !== user.id);
      const seen = new Map<string, VisibleRecord | null>();
      for (const id of mentioned) seen.set(id, await readers.seenBy(id, record));
      const barred = mentioned.filter((id) => seen.get(id) === null);
      if (barred.length > 0) {
        const english = barred.map((id) => localised(people.get(id)?.name ?? id, people.get(id)?.name_i18n, 'en'));
        const names = {
          name: barred.map(nameIn(people)).join('、'),
          name_i18n: JSON.stringify({ en: english.join(', ') }),
        };
        throw appError('mentionedMayNotRead', namedParam('names', names));
      }
      const isAnswer = answeredId !== null && answeredId !== user.id && !mentioned.includes(answeredId);
      const answered = isAnswer ? await readers.seenBy(answeredId, record) : null;
      const told = { corpId, user, record, content, people };
      const messages = others.map((id) => messageOf('mentioned', id, { ...told, seen: seen.get(id) ?? {} }));
      if (isAnswer && answered !== null) messages.push(messageOf('replied', answeredId, { ...told, seen: answered }));
      return {
        async send(trx: DatabaseTransaction, commentId: string): Promise<void> {
          for (const message of messages) await notifications.notify(trx, message(commentId));
          await notifyReaders(trx, record, user);
        },
      };
    },
  };
}

type People = ReadonlyMap<string, UserRef>;

const nameIn = (people: People) => (id: string) => people.get(id)?.name ?? id;

interface CommentNotificationInput extends Omit<NewComment, 'answeredId'> {
  readonly people: People;
  /** The record as the one who is told sees it: nobody learns a name from a message that the form hides. */
  readonly seen: VisibleRecord;
}

function messageOf(
  type: 'mentioned' | 'replied',
  userId: UserId,
  { user, record, content, people, seen }: CommentNotificationInput,
): (commentId: string) => Message {
  const { schemaCode, recordId } = record;
  const actor = people.get(user.id);
  const inEnglish = notificationContent(content, (id) => {
    const { name = id, name_i18n = null } = people.get(id) ?? {};
    return localised(name, name_i18n, 'en');
  });
  return (commentId) => ({
    type,
    userIds: [userId],
    senderId: user.id,
    bizParams: {
      actorName: actor?.name ?? user.name,
      ...(actor?.name_i18n ? { actorName_i18n: actor.name_i18n } : {}),
      ...titlesOf(seen),
      comment: notificationContent(content, nameIn(people)),
      comment_i18n: JSON.stringify({ en: inEnglish }),
      schemaCode,
      objectId: recordId,
      commentId,
      isBusiness: true,
    },
  });
}

/** Returns the names of a record: its name, else its number. */
function titlesOf({ name, name_i18n, sequenceNo }: VisibleRecord) {
  const isNamed = typeof name === 'string' && name !== '';
  const given = isNamed ? name : sequenceNo;
  return {
    objectDataName: typeof given === 'string' && given !== '' ? given : '--',
    ...(isNamed && typeof name_i18n === 'string' ? { objectDataName_i18n: name_i18n } : {}),
  };
}
