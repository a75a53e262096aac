import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { readIds } from '../../../record-store/index.ts';
import { type Model, policyOf } from '../../models/index.ts';
import type { RecordReader } from './read-record.ts';

/**
 * Returns those of the ids whose records the user sees: by their roles in one statement, and the rest one by one, by a
 * part in their workflows.
 */
export async function readableIds(
  { connections: { db }, corpId, now }: Platform,
  { find }: Pick<RecordReader, 'find'>,
  { model, user, ids }: { readonly model: Model; readonly user: SignedInUser; readonly ids: readonly RecordId[] },
): Promise<ReadonlySet<RecordId>> {
  const policy = policyOf(model, user, now());
  const own = policy.view === 'none' ? [] : await readIds(db, { table: model.table, corpId, policy }, ids);
  const readable = new Set(own);
  for (const id of ids) {
    if (!readable.has(id) && (await find(model, user, id)) !== undefined) readable.add(id);
  }
  return readable;
}
