import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { DesignKind } from '@portico/shared-kit/contract/designs.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { recordAudit } from '../audit/index.ts';
import { freeLock, lockFor } from './design-lock.ts';
import type { DesignName, DesignTypes, DraftName } from './design-kind.ts';
import { designNoun } from './designs.texts.ts';
import { type DesignContext, editedBy, type WritableDesign, writeDesign } from './hold-design.ts';

/** Begins a design, which the user has the lock of. Throws designCodeTaken, and as `begin` of the kind. */
export async function createDraft<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  input: DesignName & DesignPart<K, 'creation'>,
): Promise<void> {
  const { platform, adapter } = designing;
  const { key, code, insert } = await adapter.begin(user, input);
  await transaction(platform.connections.db, async (trx) => {
    if (!(await insert(trx, editedBy(designing, user))))
      throw appError('designCodeTaken', { code, ...designNoun(adapter.kind) });
    await adapter.setLock(trx, key, lockFor(user, freeLock, platform.now(), adapter.lockSeconds));
  });
}

/** Keeps the draft. Throws as writeDesign, and as `requireContent` of the kind. */
export async function saveDraft<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  input: DraftName & { readonly basedOn?: number } & DesignPart<K, 'content'>,
): Promise<void> {
  const { adapter } = designing;
  adapter.requireContent(input.designKey, input);
  await writeDesign(designing, user, input, async (held) => {
    const { row, published } = held;
    const basedOn = row.hasDraft ? row.basedOn : (input.basedOn ?? published?.version ?? null);
    await keepDraft(designing, held, user, { draft: adapter.draftFrom(held, input), basedOn });
  });
}

/** Lets the draft go; a design that was never published is gone with it. Throws as writeDesign. */
export async function discardDraft<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  input: DraftName,
): Promise<void> {
  await writeDesign(designing, user, input, async (held) => {
    const { row, published, trx, key } = held;
    if (!row.hasDraft) return;
    if (published === undefined) await designing.adapter.deleteRow(trx, key);
    else await dropDraft(designing, held, user, published);
  });
}

/** Makes the content of a version the draft. Throws as writeDesign, and designVersionMissing. */
export async function restoreVersion<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  { version, ...input }: DraftName & { readonly version: number },
): Promise<void> {
  const { adapter } = designing;
  await writeDesign(designing, user, input, async (held) => {
    const found = await adapter.findVersion(held.trx, held.key, version);
    if (found === undefined) throw appError('designVersionMissing', { version });
    // Whoever goes back to a version knows what they go back from.
    const basedOn = held.published?.version ?? null;
    await keepDraft(designing, held, user, { draft: adapter.draftOf(found), basedOn });
  });
}

/**
 * Makes the draft the version that counts from now on. Throws as writeDesign, designDraftMissing, and as `publish` of the
 * kind.
 */
export async function publishDraft<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  input: DraftName & { readonly note?: string },
  locale: Locale,
): Promise<DesignPart<K, 'version'>> {
  const { platform, adapter, usersById } = designing;
  const { designKey } = input;
  const note = input.note?.trim() ?? '';
  const { key, version } = await writeDesign(designing, user, input, async (held) => {
    const draft = await adapter.findDraft(held.trx, held.key);
    if (draft === null) throw appError('designDraftMissing');
    const publication = { publisherId: user.id, publishedTime: platform.now(), note };
    const published = await adapter.publish(held, draft, publication, locale);
    await dropDraft(designing, held, user, published);
    const object = { id: adapter.audit.idOf(held.key), name: adapter.namesOf(held).name };
    const detail = { version: published.version, note };
    await recordAudit(platform, held.trx, { action: adapter.audit.publish, object, detail });
    return { key: held.key, version: published };
  });
  adapter.forget();
  platform.log.info({ kind: adapter.kind, designKey, version: version.version, user: user.id }, 'design published');
  const around = { people: await usersById([user.id]), current: version.version };
  const [shown] = await adapter.presentVersions(key, [version], around);
  if (shown === undefined) throw new Error(`Version ${version.version} of ${designKey} is not shown.`);
  return shown;
}

/** Keeps that there is no draft any more; its number goes on from where it was. */
async function dropDraft<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  held: WritableDesign<T>,
  user: SignedInUser,
  published: T['published'] | T['version'],
): Promise<void> {
  const columns = { revision: held.row.revision, basedOn: null, ...editedBy(designing, user) };
  await designing.adapter.clearDraft(held, published, columns);
}

async function keepDraft<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  held: WritableDesign<T>,
  user: SignedInUser,
  { draft, basedOn }: { readonly draft: T['draft']; readonly basedOn: number | null },
): Promise<void> {
  const columns = { revision: held.row.revision + 1, basedOn, ...editedBy(designing, user) };
  await designing.adapter.setDraft(held, draft, columns);
}
