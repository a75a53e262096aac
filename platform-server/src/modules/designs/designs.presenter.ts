import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { DesignDraft, DesignLock } from '@portico/shared-kit/contract/designs.schema';
import { activeLock, type LockColumns } from './design-lock.ts';
import type { DesignRow } from './design-row.ts';

/** People by their ids. */
export type People = ReadonlyMap<string, UserRef>;

/** The person who looks, and the time. */
export interface Viewer {
  readonly userId: UserId;
  readonly at: Date;
}

/** Names of applications by their codes. */
export type Applications = ReadonlyMap<string, { readonly name: string; readonly nameI18n: string | null }>;

/** A model for which something is designed. */
interface DesignedModel {
  readonly schemaCode: ModelCode;
  readonly appCode: string;
  readonly name: string;
  readonly nameI18n: string | null;
}

/** Returns a person by their id; by the id alone where they are gone. */
const refOf = (people: People, id: string): UserRef => people.get(id) ?? { id, name: id };

/** The model of a design, and its application. */
export function presentModel({ schemaCode, name, nameI18n, appCode }: DesignedModel, applications: Applications) {
  const application = applications.get(appCode);
  return {
    appCode,
    appName: application?.name ?? appCode,
    appName_i18n: application?.nameI18n ?? null,
    schemaCode,
    modelName: name,
    modelName_i18n: nameI18n,
  };
}

/** Returns the lock with its holder now; null where nobody has. */
export function presentLock(lock: LockColumns, people: People, { userId, at }: Viewer): DesignLock | null {
  const held = activeLock(lock, at);
  if (held === null) return null;
  return {
    holder: refOf(people, held.userId),
    since: held.since.toISOString(),
    expiresTime: held.expires.toISOString(),
    isMine: held.userId === userId,
  };
}

/** Draft and lock of something that is designed, of which `published` is the newest version; null where none was. */
export function presentWork(
  row: DesignRow | undefined,
  published: number | null,
  people: People,
  viewer: Viewer,
): { readonly draft: DesignDraft | null; readonly lock: DesignLock | null } {
  if (row === undefined) return { draft: null, lock: null };
  const lock = presentLock(row, people, viewer);
  if (!row.hasDraft) return { draft: null, lock };
  const { revision, basedOn, modifierId, modifiedTime } = row;
  const draft = { revision, basedOn, isOutdated: basedOn !== published, modifier: refOf(people, modifierId) };
  return { draft: { ...draft, modifiedTime: modifiedTime.toISOString() }, lock };
}

interface Publishing {
  readonly version: number;
  readonly publishedTime: Date | null;
  readonly publisherId: string | null;
}

/** A publication; its publisher is null where a package brought it. */
export function presentPublished({ version, publishedTime, publisherId }: Publishing, people: People) {
  return {
    version,
    publishedTime: (publishedTime ?? new Date(0)).toISOString(),
    publisher: publisherId === null ? null : refOf(people, publisherId),
  };
}

/** Returns the ids of all whom designs name: who changed them, who has their lock, who published them. */
export function peopleOf(
  rows: readonly (DesignRow | undefined)[],
  published: readonly ({ readonly publisherId: string | null } | undefined)[],
): string[] {
  const ids = [
    ...rows.flatMap((row) => [row?.modifierId, row?.lockUserId]),
    ...published.map((each) => each?.publisherId),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
