import type {
  AdviseIndexesInput,
  IndexAdvice,
  IndexDefinition,
} from '@portico/shared-kit/contract/model-indexes.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { adviseIndexes, isSameIndex } from '../../../record-store/index.ts';
import { findIndexes, type Model } from '../../models/index.ts';
import { askedOf } from './query-records.ts';

/** Says why a list is slow, and which indexes would make it quicker; those that are being made are not wanted again. */
export function listAdvice(platform: Platform) {
  const { connections, corpId } = platform;

  return async function advise(
    model: Model,
    user: SignedInUser,
    input: AdviseIndexesInput,
    locale: Locale,
  ): Promise<IndexAdvice> {
    const asked = { ...input, page: 0, size: 20 };
    const { selection, orderBy, view } = askedOf(platform, { model, user, input: asked, locale });
    const hasSums = view?.queryColumns.some(({ sumType }) => sumType !== undefined) ?? false;
    const { reason, items } = await adviseIndexes(connections.db, { selection, orderBy, hasSums });
    const kept = items.length === 0 ? [] : await findIndexes(connections.db, corpId, model.schemaCode);
    const isBeingMade = (item: IndexDefinition) =>
      kept.some((each) => isSameIndex(each, item) && each.status !== 'failed' && each.status !== 'dropping');
    const missing = items.filter((item) => !isBeingMade(item));
    return { reason, items: missing, isBeingMade: missing.length < items.length };
  };
}
