import { adviseIndexes } from '@portico/shared-kit/contract/model-indexes.endpoints';
import { AdviseIndexesInput, IndexAdvice } from '@portico/shared-kit/contract/model-indexes.schema';
import {
  checkDelete,
  deleteRecords,
  getRecord,
  queryForRule,
  queryOptions,
  queryRecords,
  saveRecord,
} from '@portico/shared-kit/contract/records.endpoints';
import {
  BizRecord,
  DeleteCheck,
  DeleteRecordsInput,
  DeleteResult,
  GetRecordInput,
  OptionPage,
  QueryForRuleInput,
  QueryOptionsInput,
  QueryRecordsInput,
  RecordPage,
  RuleRows,
  SavedBizRecord,
  SaveRecordInput,
} from '@portico/shared-kit/contract/records.schema';
import type { FastifyInstance } from 'fastify';
import { JsonText } from '../../plugins/json-text.ts';
import { route } from '../../plugins/route.ts';
import type { RecordService } from './records.service.ts';

/** Registers the calls on records (list spec, section 7). */
export function registerRecords(app: FastifyInstance, records: RecordService): void {
  route(
    app,
    queryRecords,
    { input: QueryRecordsInput, reply: RecordPage },
    async ({ input, user, locale }) => new JsonText(await records.query(user, input, locale)),
  );
  registerAdvice(app, records);
  route(
    app,
    queryOptions,
    { input: QueryOptionsInput, reply: OptionPage },
    async ({ input, user, locale }) => new JsonText(await records.queryOptions(user, input, locale)),
  );
  route(
    app,
    queryForRule,
    { input: QueryForRuleInput, reply: RuleRows, maxBodyBytes: 8 * 1024 * 1024, perMinute: 120 },
    async ({ input, user, locale }) => new JsonText(await records.queryForRule(user, input, locale)),
  );
  route(
    app,
    getRecord,
    { input: GetRecordInput, reply: BizRecord },
    async ({ input, user }) => new JsonText(await records.get(user, input)),
  );
  route(
    app,
    saveRecord,
    { input: SaveRecordInput, reply: SavedBizRecord, changesLists: true },
    async ({ input, user, locale }) => new JsonText(await records.save(user, input, locale)),
  );
  route(app, checkDelete, { input: DeleteRecordsInput, reply: DeleteCheck }, ({ input, user, locale }) =>
    records.checkDelete(user, input, locale),
  );
  route(app, deleteRecords, { input: DeleteRecordsInput, reply: DeleteResult, changesLists: true }, ({ input, user }) =>
    records.remove(user, input),
  );
}

function registerAdvice(app: FastifyInstance, records: RecordService): void {
  route(app, adviseIndexes, { input: AdviseIndexesInput, reply: IndexAdvice }, ({ input, user, locale }) =>
    records.adviseIndexes(user, input, locale),
  );
}
