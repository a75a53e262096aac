import type { MatchRecordsInput, RecordMatches } from '@portico/shared-kit/contract/record-matches.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { checkedFilter, readConditionsMet, visibleTable } from '../../../record-store/index.ts';
import { type Model, policyOf } from '../../models/index.ts';

interface Matching {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: MatchRecordsInput;
  readonly locale: Locale;
}

/** Returns which of some records meet each of some conditions, by what the user sees of them. Throws as a query of records. */
export function matchRecords(
  { connections, corpId, now }: Platform,
  { model, user, input, locale }: Matching,
): Promise<RecordMatches> {
  const policy = policyOf(model, user, now());
  const seen = visibleTable(model.table, policy);
  const filters = input.filters.map((filter) => checkedFilter(seen, filter, locale));
  return readConditionsMet(
    listsOf(connections, user),
    { table: model.table, corpId, policy },
    { ids: input.ids, filters },
  );
}
