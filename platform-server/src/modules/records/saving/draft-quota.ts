import { appError } from '@portico/shared-kit/errors';
import { countDrafts, unrestricted } from '../../../record-store/index.ts';
import type { Saving } from './saving.ts';

/** Drafts that one person may have of one model. */
const most = 500;

/** Throws draftsFull for somebody who has as many drafts of the model as one may have. */
export async function requireRoomForDraft({ trx, model, user }: Saving, corpId: string): Promise<void> {
  const source = { table: model.table, policy: unrestricted, search: '' };
  const [count = 0] = await countDrafts(trx, { corpId, ownerId: user.id }, [source]);
  if (count >= most) throw appError('draftsFull', { most });
}
