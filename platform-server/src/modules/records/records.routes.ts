import { adviseIndexes } from '@portico/shared-kit/contract/model-indexes.endpoints';
import { AdviseIndexesInput, IndexAdvice } from '@portico/shared-kit/contract/model-indexes.schema';
import { ColumnStatistics, ColumnStatisticsInput } from '@portico/shared-kit/contract/column-statistics.schema';
import { MatchRecordsInput, RecordMatches } from '@portico/shared-kit/contract/record-matches.schema';
import { GroupRecordsInput, RecordGroups } from '@portico/shared-kit/contract/record-groups.schema';
import {
  checkDelete,
  deleteRecords,
  getColumnStatistics,
  getRecord,
  groupRecords,
  matchRecords,
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
import { registerBatches } from './batches/batches.routes.ts';
import type { RecordDeletion } from './delete-records.ts';
import { registerFormTrace } from './form-trace.routes.ts';
import { registerRecordJobs } from './jobs/record-jobs.routes.ts';
import type { ListQueries } from './reading/list-queries.ts';
import { registerUndo } from './undoing/undo.routes.ts';
import { registerRecycleBin } from './recycle-bin/recycle-bin.routes.ts';
import type { RecordServices } from './record-services.ts';

/** Registers the calls on records (list spec, section 7). */
export function registerRecords(app: FastifyInstance, records: RecordServices): void {
  registerLists(app, records.lists);
  registerSingleRecords(app, records);
  registerDeletion(app, records.deletion);
  registerRecycleBin(app, records.recycleBin);
  registerUndo(app, records.undoing);
  registerFormTrace(app, records.trace);
  registerBatches(app, records.batches);
  registerRecordJobs(app, records.jobs);
}

function registerLists(app: FastifyInstance, lists: ListQueries): void {
  route(
    app,
    queryRecords,
    { input: QueryRecordsInput, reply: RecordPage },
    async ({ input, user, locale }) => new JsonText(await lists.query(user, input, locale)),
  );
  route(app, groupRecords, { input: GroupRecordsInput, reply: RecordGroups }, ({ input, user, locale }) =>
    lists.group(user, input, locale),
  );
  route(app, matchRecords, { input: MatchRecordsInput, reply: RecordMatches }, ({ input, user, locale }) =>
    lists.match(user, input, locale),
  );
  route(
    app,
    getColumnStatistics,
    { input: ColumnStatisticsInput, reply: ColumnStatistics },
    ({ input, user, locale }) => lists.statistics(user, input, locale),
  );
  route(app, adviseIndexes, { input: AdviseIndexesInput, reply: IndexAdvice }, ({ input, user, locale }) =>
    lists.adviseIndexes(user, input, locale),
  );
  route(
    app,
    queryOptions,
    { input: QueryOptionsInput, reply: OptionPage },
    async ({ input, user, locale }) => new JsonText(await lists.queryOptions(user, input, locale)),
  );
  route(
    app,
    queryForRule,
    { input: QueryForRuleInput, reply: RuleRows, maxBodyBytes: 8 * 1024 * 1024, perMinute: 120 },
    async ({ input, user, locale }) => new JsonText(await lists.queryForRule(user, input, locale)),
  );
}

function registerSingleRecords(
  app: FastifyInstance,
  { reading, saving }: Pick<RecordServices, 'reading' | 'saving'>,
): void {
  route(
    app,
    getRecord,
    { input: GetRecordInput, reply: BizRecord },
    async ({ input, user }) => new JsonText(await reading.get(user, input)),
  );
  route(
    app,
    saveRecord,
    { input: SaveRecordInput, reply: SavedBizRecord, changesLists: true },
    async ({ input, user, locale }) => new JsonText(await saving.save(user, input, locale)),
  );
}

function registerDeletion(app: FastifyInstance, deletion: RecordDeletion): void {
  route(app, checkDelete, { input: DeleteRecordsInput, reply: DeleteCheck }, ({ input, user, locale }) =>
    deletion.check(user, input, locale),
  );
  route(app, deleteRecords, { input: DeleteRecordsInput, reply: DeleteResult, changesLists: true }, ({ input, user }) =>
    deletion.remove(user, input),
  );
}
