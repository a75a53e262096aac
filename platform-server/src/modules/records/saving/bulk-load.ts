import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { type Property, type RowValue, storageOf } from '@portico/shared-kit/fields';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type LoadRow, loadRecords, relationOf } from '../../../record-store/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { takeNumbers } from '../records.repository.ts';
import { checkOwnRules } from './check-rules.ts';
import { validateValues, requireValues } from './check-values.ts';
import { applyRules, missingDefaults } from './apply-rules.ts';
import { draftName, type BilingualRecordName, recordName } from './record-name.ts';
import { sequenceNumber, sequencePeriod } from './sequence-number.ts';
import { optionsCheck } from './check-options.ts';
import { resolveRelations } from './resolve-relations.ts';
import { withUniqueCheck } from './unique-values.ts';

/**
 * A record to load: values by code as they are serialized. System values (createdTime, creater, owner, ownerDeptId,
 * modifier, modifiedTime, sequenceStatus, sequenceNo, name) may be among them; `creater` must. Rows of sub-tables need
 * no id.
 */
export interface LoadRecord {
  /** Made where it is missing. */
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Records = Iterable<LoadRecord> | AsyncIterable<LoadRecord>;
type ChoiceNeeds = Parameters<typeof optionsCheck>[0];

/** Records in one COPY: enough for its speed, few enough for memory. */
const batchSize = 2_000;

/** A checked record on its way in; number and name come with its batch. */
type CheckedRow = LoadRow & { readonly values: Record<string, unknown> };

/**
 * Loads many records at once and returns how many: the values are checked as in a save, references for all records
 * together. Of a user who brings them in, options and records that they name are checked as in a save, too; the platform
 * itself brings history, which may name what can no longer be picked. Throws as a save; nothing is kept then.
 */
export function recordLoader(platform: Platform, models: Pick<ModelService, 'current'>) {
  const { connections, corpId, newId, now } = platform;
  return async function load(model: Model, records: Records, user: SignedInUser | null): Promise<number> {
    let count = 0;
    const place = { table: model.table, corpId, token: newId().replaceAll('-', '').slice(-12) };
    const work = () =>
      loadRecords(connections.workPool, place, async ({ trx, append }) => {
        for await (const batch of inBatches(records)) {
          const rows = batch.map((record) => check(platform, model, record));
          if (user !== null) {
            const policyFor = (each: Model) => policyOf(each, user, now());
            await checkChoices({ db: trx, corpId, locale: 'zh', models, policyFor }, model, rows);
          }
          await numberRows(trx, corpId, model, rows);
          for (const { values } of rows) if (values.name === undefined) Object.assign(values, nameOf(model, values));
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
  const given = validateValues(model.table, withRowIds(model, data, newId), {
    isDraft,
    locale: 'zh',
    except: [],
    isLoad: true,
  });
  const entered = { ...missingDefaults(model.table, data, { now: now(), locale: 'zh' }), ...given };
  const { hidden, required, values: decided } = applyRules(model.table, entered, { now: now(), locale: 'zh' });
  const values = { ...entered, ...decided };
  if (!isDraft) requireValues(model.table, values, { locale: 'zh', except: [...hidden], also: required });
  const recordId = id ?? newId();
  checkOwnRules(model, { id: recordId, record: values, given: Object.keys(values) }, 'zh');
  return { id: recordId, values: { ...values, ...system } };
}

/**
 * Checks that imported rows name only what their author could pick in a form, by the same checks. Records of the same
 * load are not there yet: references within a model are checked with all records together, to be there only.
 */
async function checkChoices(needs: ChoiceNeeds, { table }: Model, rows: readonly CheckedRow[]): Promise<void> {
  const others = { ...table, properties: table.properties.filter((each) => !refersTo(each, table.schemaCode)) };
  const saved = rows.map(({ values }) => ({ values, was: {} }));
  await resolveRelations(needs.db, others, saved, needs);
  const chosen = rows.map(({ values }) => ({ record: values, was: {} }));
  const checkOptions = await optionsCheck(needs, table, chosen);
  for (const each of chosen) checkOptions(each);
}

function refersTo(property: Property, schemaCode: ModelCode): boolean {
  return storageOf(property).refersTo === 'record' && relationOf(property).schemaCode === schemaCode;
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
  // A draft takes no number.
  const number = data.sequenceStatus === 'DRAFT' ? { sequenceNo: '' } : {};
  return { ...status, ...number, ...people, ...Object.fromEntries(given.map(({ code }) => [code, data[code]])) };
}

/** Numbers for those without one, taken per day for the whole batch; names may hold them, so they come first. */
async function numberRows(trx: Database, corpId: string, model: Model, rows: readonly CheckedRow[]): Promise<void> {
  const byPeriod = Map.groupBy(rows.map(({ values }) => values).filter(isToNumber), ({ createdTime }) =>
    sequencePeriod(new Date(String(createdTime))),
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

function isToNumber({ sequenceNo }: CheckedRow['values']): boolean {
  return sequenceNo === undefined;
}

function nameOf(model: Model, values: CheckedRow['values']): BilingualRecordName {
  return values.sequenceNo === '' ? draftName(model, values) : recordName(model, values);
}

async function* inBatches(records: Records): AsyncGenerator<readonly LoadRecord[]> {
  let batch: LoadRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
