import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { DesignLock, DesignSummary } from '@portico/shared-kit/contract/workflow-design.schema';
import type { DesignVersion } from '@portico/shared-kit/contract/workflow-versions.schema';
import type { DesignedModel } from '../workflow.ports.ts';
import { heldLock } from './design-lock.ts';
import type { DesignRow, LockColumns, PublishedRow } from './designs.repository.ts';
import type { VersionRow } from './versions.repository.ts';

/** A workflow of which something is published, or a draft is kept, or both. */
export interface KnownDesign {
  readonly code: string;
  readonly design: DesignRow | undefined;
  readonly published: PublishedRow | undefined;
}

type People = ReadonlyMap<string, UserRef>;

interface Around {
  readonly model: DesignedModel;
  readonly applications: ReadonlyMap<string, { readonly name: string; readonly nameI18n: string | null }>;
  readonly people: People;
  readonly viewer: Viewer;
}

/** Who looks, and when. */
export interface Viewer {
  readonly userId: string;
  readonly at: Date;
}

/** Somebody by their id; by the id alone where they are gone. */
const refOf = (people: People, id: string): UserRef => people.get(id) ?? { id, name: id };

/** A workflow as the list of designs shows it: by the names of its draft, where it has one. */
export function presentSummary(
  { code, design, published }: KnownDesign,
  { model, applications, people, viewer }: Around,
): DesignSummary {
  const draft = design?.hasDraft === true ? design : undefined;
  const named = draft ?? published;
  return {
    workflowCode: code,
    name: named?.name ?? code,
    name_i18n: named?.nameI18n ?? null,
    ...presentModel(model, applications),
    published: published === undefined ? null : presentPublished(published, people),
    draft:
      draft === undefined
        ? null
        : {
            revision: draft.revision,
            basedOn: draft.basedOn,
            isOutdated: draft.basedOn !== (published?.version ?? null),
            modifier: refOf(people, draft.modifierId),
            modifiedTime: draft.modifiedTime.toISOString(),
          },
    lock: design === undefined ? null : presentLock(design, people, viewer),
  };
}

/** The model of a design, and its application. */
export function presentModel(
  { schemaCode, name, nameI18n, appCode }: DesignedModel,
  applications: Around['applications'],
) {
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

/** Who has the lock now; null where nobody has. */
export function presentLock(lock: LockColumns, people: People, { userId, at }: Viewer): DesignLock | null {
  const held = heldLock(lock, at);
  if (held === null) return null;
  return {
    holder: refOf(people, held.userId),
    since: held.since.toISOString(),
    expiresTime: held.expires.toISOString(),
    isMine: held.userId === userId,
  };
}

type Publishing = Pick<VersionRow, 'version' | 'publishedTime' | 'publisherId'>;

function presentPublished({ version, publishedTime, publisherId }: Publishing, people: People) {
  return {
    version,
    publishedTime: (publishedTime ?? new Date(0)).toISOString(),
    publisher: publisherId === null ? null : refOf(people, publisherId),
  };
}

/** A version as the list of versions shows it. */
export function presentVersion(
  row: VersionRow,
  {
    people,
    newest,
    running,
  }: { readonly people: People; readonly newest: number; readonly running: ReadonlyMap<number, number> },
): DesignVersion {
  const { version, name, nameI18n, note } = row;
  return {
    name,
    name_i18n: nameI18n,
    note,
    ...presentPublished(row, people),
    isCurrent: version === newest,
    runningCount: running.get(version) ?? 0,
  };
}
