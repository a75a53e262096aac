import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { readEntries } from '../saving/draft-entries.repository.ts';

/**
 * The draft with all that its owner entered, also what its record cannot hold, as JSON text of a BizRecord; any other
 * record, and a draft that somebody else looks at, as it came. What its owner does not see any more stays out.
 */
export async function draftWithEntries(
  { connections, corpId }: Platform,
  user: SignedInUser,
  text: string,
): Promise<string> {
  // Most records are none: they are not read for it.
  if (!text.includes('"DRAFT"')) return text;
  const record = JSON.parse(text) as BizRecord;
  const { data, schemaCode, id, actions } = record;
  const owner = data['owner'] as { readonly id?: unknown } | null | undefined;
  const isOwn = data['sequenceStatus'] === 'DRAFT' && owner?.id === user.id && actions.includes('edit');
  if (!isOwn) return text;
  const entries = Object.entries(await readEntries(connections.db, { corpId, schemaCode }, id));
  const shown = entries.filter(([code]) => code in data);
  return shown.length === 0 ? text : JSON.stringify({ ...record, data: { ...data, ...Object.fromEntries(shown) } });
}
