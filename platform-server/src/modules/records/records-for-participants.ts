import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Property } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  checkedFilter,
  matchesFilter,
  type RecordCondition,
  readRecords,
  visibleTable,
} from '../../record-store/index.ts';
import { type ModelService, participantPolicy, policyOf } from '../models/index.ts';

/** Records as somebody sees them who has a part in their workflows: the caller asks about such records only. */
export interface RecordsForParticipants {
  /**
   * Returns the condition that a filter sets on a record, by what the user sees of it. Throws as a list query for a
   * wrong filter, among them fieldNotVisible for a field that the user does not see.
   */
  conditionFor(user: SignedInUser, schemaCode: ModelCode, filter: unknown, locale: Locale): Promise<RecordCondition>;
  /** Returns the records by id without sub-tables, and the fields of the model that the user sees. */
  seenBy(
    user: SignedInUser,
    schemaCode: ModelCode,
    ids: readonly string[],
  ): Promise<{ readonly records: ReadonlyMap<string, BizRecord>; readonly properties: readonly Property[] }>;
}

/** Reads records for who has a part in their workflows: by their roles, and where those do not reach by that part. */
export function recordsForParticipants(
  { connections: { db }, corpId, now }: Platform,
  models: ModelService,
): RecordsForParticipants {
  return {
    async conditionFor(user, schemaCode, filter, locale) {
      const model = await models.current(schemaCode);
      const { table } = model;
      const [policy, others] = [policyOf(model, user, now()), participantPolicy(model, user, now())];
      const tree = checkedFilter(visibleTable(table, others), filter, locale);
      if (policy.view !== 'none') checkedFilter(visibleTable(table, policy), filter, locale);
      return matchesFilter({ table, corpId, policy, others, filter: tree });
    },

    async seenBy(user, schemaCode, ids) {
      const model = await models.current(schemaCode);
      const { table } = model;
      const [policy, others] = [policyOf(model, user, now()), participantPolicy(model, user, now())];
      const own = policy.view === 'none' ? [] : await readRecords(db, { table, corpId, policy }, ids);
      const found = new Set<string>(own.map(({ id }) => id));
      const missing = ids.filter((id) => !found.has(id));
      const rest = missing.length === 0 ? [] : await readRecords(db, { table, corpId, policy: others }, missing);
      return {
        records: new Map([...own, ...rest].map((record) => [record.id, record])),
        properties: visibleTable(table, others).properties,
      };
    },
  };
}
