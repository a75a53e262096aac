import type { RowValue } from '@portico/shared-kit/fields';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { type LoadRow, loadRecords } from '../../../records/index.ts';
import type { Model } from '../../models/index.ts';
import { takeNumbers } from '../records.repository.ts';
import { checkOwnRules } from './check-rules.ts';
import { acceptValues, requireValues } from './check-values.ts';
import { recordName } from './record-name.ts';
import { sequenceNumber, sequencePeriod } from './sequence-number.ts';
import { withUniqueCheck } from './unique-values.ts';

/**
 * A record to load: values by code as the wire has them. System values (createdTime, creater, owner, ownerDeptId,
 * modifier, modifiedTime, sequenceStatus, sequenceNo, name) may be among them; `creater` must. Rows of sub-tables need
 * no id.
 */
export interface LoadRecord {
  /** Made where it is missing. */
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Records in one COPY: enough for its speed, few enough for memory. */
const batchSize = 2_000;

/** A checked record on its way in; number and name come with its batch. */
type CheckedRow = LoadRow & { readonly values: Record<string, unknown> };

/**
 * Loads many records at once and returns how many: the values are checked as in a save, references for all records
 * together. Throws as a save; nothing is kept then.
 */
export function recordLoader(platform: Platform) {
  const { connections, corpId, newId } = platform;
  return async function load(model: Model, records: Iterable<LoadRecord> | AsyncIterable<LoadRecord>): Promise<number> {
    let count = 0;
    const place = { table: model.table, corpId, token: newId().replaceAll('-', '').slice(-12) };
    const work = () =>
      loadRecords(connections.pool, place, async ({ trx, append }) => {
        for await (const batch of inBatches(records)) {
          const rows = batch.map((record) => check(platform, model, record));
          await numberRows(trx, corpId, model, rows);
          for (const { values } of rows) values.name ??= recordName(model, values);
          await append(rows);
          count += rows.length;
        }
      });
    await withUniqueCheck(model.table, {}, 'zh', work);
    return count;
  };
}

function check({ newId, now }: Platform, model: Model, { id, data }: LoadRecord): CheckedRow {
  const system = systemValues(model, data, now());
  const isDraft = system.sequenceStatus === 'DRAFT';
  const values = acceptValues(model.table, withRowIds(model, data, newId), {
    isDraft,
    locale: 'zh',
    except: [],
    isLoad: true,
  });
  if (!isDraft) requireValues(model.table, values, { locale: 'zh', except: [] });
  const recordId = id ?? newId();
  checkOwnRules(model, { id: recordId, record: values, given: Object.keys(values) }, 'zh');
  return { id: recordId, values: { ...values, ...system } };
}

function withRowIds(model: Model, data: LoadRecord['data'], newId: () => string): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...data };
  for (const code of model.table.children.keys()) {
    if (Array.isArray(copy[code])) copy[code] = copy[code].map((row: RowValue) => ({ ...row, id: newId() }));
  }
  return copy;
}

function systemValues({ table }: Model, data: LoadRecord['data'], at: Date): Record<string, unknown> {
  const given = table.properties.filter(({ system, code }) => system === true && data[code] !== undefined);
  const createdTime = data.createdTime ?? at.toISOString();
  const status = { sequenceStatus: 'COMPLETED', createdTime, modifiedTime: createdTime };
  const people = { owner: data.creater, modifier: data.creater };
  return { ...status, ...people, ...Object.fromEntries(given.map(({ code }) => [code, data[code]])) };
}

/** Numbers for those without one, taken per day for the whole batch; names may hold them, so they come first. */
async function numberRows(trx: Database, corpId: string, model: Model, rows: readonly CheckedRow[]): Promise<void> {
  const byPeriod = Map.groupBy(
    rows.map(({ values }) => values).filter(({ sequenceNo }) => sequenceNo === undefined),
    ({ createdTime }) => sequencePeriod(new Date(String(createdTime))),
  );
  if (byPeriod.size === 0) return;
  const counts = new Map([...byPeriod].map(([period, own]) => [period, own.length]));
  const lasts = await takeNumbers(trx, corpId, model.schemaCode, counts);
  for (const [period, own] of byPeriod) {
    const first = (lasts.get(period) ?? own.length) - own.length + 1;
    for (const [index, values] of own.entries()) {
      values.sequenceNo = sequenceNumber(model.definition.sequencePrefix, period, first + index);
    }
  }
}

async function* inBatches(
  records: Iterable<LoadRecord> | AsyncIterable<LoadRecord>,
): AsyncGenerator<readonly LoadRecord[]> {
  let batch: LoadRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
