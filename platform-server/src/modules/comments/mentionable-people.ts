import type { CommentNeeds } from './comment-needs.ts';
import type { MentionablePeople } from '@portico/shared-kit/contract/comments.schema';
import type { UserOption } from '@portico/shared-kit/contract/organisation.schema';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type CommentedRecord, findAuthors } from './comments.repository.ts';
import type { VisibleRecord } from './record-readers.ts';

/** People that are offered at once. */
const mostOffered = 8;

interface MentionSearch {
  readonly user: SignedInUser;
  readonly record: CommentedRecord;
  readonly keyword: string;
}

/**
 * People to mention, those that fit best first; without a keyword those who wrote about the record and whose it is. Of
 * each is said whether they may read the record now.
 */
export async function mentionablePeople(
  { connections: { db } }: Platform,
  { readers, choices }: Pick<CommentNeeds, 'readers' | 'choices'>,
  { user, record, keyword }: MentionSearch,
): Promise<MentionablePeople> {
  const seen = await readers.require(user, record);
  const words = keyword.trim();
  const found =
    words === ''
      ? await resolved([...(await findAuthors(db, record, mostOffered)), ...ownersOf(seen)])
      : (await choices.searchUsers({ keyword: words, page: 0, size: mostOffered })).content;
  const offered = found.filter(({ id, isActive }) => isActive && id !== user.id).slice(0, mostOffered);
  return Promise.all(
    offered.map(async (person) => ({
      ...presented(person),
      canRead: (await readers.seenBy(person.id, record)) !== null,
    })),
  );

  async function resolved(ids: readonly string[]): Promise<UserOption[]> {
    return (await choices.resolveUnits({ userIds: [...new Set(ids)], departmentIds: [] })).users;
  }
}

/** Returns the owner, the creator and the last modifier of a record, as far as the user sees them. */
function ownersOf(seen: VisibleRecord): string[] {
  return [seen['owner'], seen['creater'], seen['modifier']].flatMap((value) => {
    const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
    return typeof id === 'string' ? [id] : [];
  });
}

function presented({ id, name, name_i18n, imgUrl, path }: UserOption) {
  const department = path.at(-1);
  return {
    id,
    name,
    name_i18n,
    imgUrl,
    departmentName: department?.name ?? null,
    departmentName_i18n: department?.name_i18n ?? null,
  };
}
