import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { endOfTurn } from '../../../taking-turns.ts';
import { keepUndo, loadRecords, type LoadRow } from '../../../record-store/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { ruledCodes } from '../saving/apply-rules.ts';
import { nameCodes, recordName } from '../saving/record-name.ts';
import { resolveRelations } from '../saving/resolve-relations.ts';
import { sequenceNumber } from '../saving/sequence-number.ts';
import { withUniqueCheck } from '../saving/unique-values.ts';
import { changesBetween } from '../tracing/changes.ts';
import { type LoadTrace, loadTrace } from '../tracing/load-trace.ts';
import type { TracedRecord } from '../tracing/write-trace.ts';
import { type OverwrittenRecord, readExisting } from './existing-records.ts';
import type { GoodDraft, ImportContext } from './import-draft.ts';

/** Numbers of records that were taken beforehand, so that nobody who saves waits for the end of a long import. */
export interface ReservedNumbers {
  /** Day of the numbers, `20261121`. */
  readonly period: string;
  readonly first: number;
}

/** Records that were made and changed. */
export interface RecordCounts {
  readonly created: number;
  readonly updated: number;
}

/** Drafts that are written together. */
export interface DraftSource {
  /** The id under which what undoes the write is kept. */
  readonly operationId: string;
  /** Takes numbers for so many new records. */
  numbers(count: number): Promise<ReservedNumbers>;
  /** Codes of the fields that the file has. */
  readonly codes: readonly string[];
  /** Returns the drafts in their order. */
  batches(trx: Database): AsyncIterable<readonly GoodDraft[]>;
  /** Called within the transaction when all of them are on their way: what it writes is kept with them, or not at all. */
  end(trx: Database, counts: RecordCounts): Promise<void>;
}

/**
 * Returns what writes good drafts in one transaction: new records by COPY, overwritten ones by one statement, with their
 * form trace. Throws recordConflict where a record was saved since it was checked, valueNotUnique and valueInvalid where
 * something else came in between; nothing is kept then.
 */
export function draftWriter(platform: Platform, { models }: { readonly models: Pick<ModelService, 'current'> }) {
  const { connections, corpId, newId } = platform;
  return async (context: ImportContext, source: DraftSource): Promise<void> => {
    const { table } = context.model;
    const undo = { table, corpId, operationId: source.operationId };
    const place = { table, corpId, token: newId().replaceAll('-', '').slice(-12) };
    const work = () =>
      loadRecords(connections.workPool, place, async ({ trx, copy, append, overwrite }) => {
        const counts = { created: 0, updated: 0 };
        const { model, user } = context;
        const by = { userId: user.id, departmentId: user.mainDepartmentId };
        const needs = { context, models, trace: loadTrace(platform, { trx, copy, model, by }) };
        for await (const batch of source.batches(trx)) {
          const codes = [...source.codes, ...ruledCodes(table), ...setByChange(context.model, source.codes)];
          const [fresh, changed] = [batch.filter(isNew), batch.filter((draft) => !isNew(draft))];
          if (fresh.length > 0)
            await append(await newRows(platform, trx, needs, fresh, await source.numbers(fresh.length)));
          if (changed.length > 0) await overwrite(await changedRows(platform, trx, needs, changed, codes), codes);
          await keepUndo(trx, undo, { created: idsOf(fresh), changed: idsOf(changed), codes });
          counts.created += fresh.length;
          counts.updated += changed.length;
        }
        await source.end(trx, counts);
      });
    await withUniqueCheck(table, {}, context.locale, work);
  };
}

const idsOf = (drafts: readonly GoodDraft[]) => drafts.map(({ id }) => id);
const isNew = ({ version }: GoodDraft) => version === null;

interface WriteNeeds {
  readonly context: ImportContext;
  readonly trace: LoadTrace;
  readonly models: Pick<ModelService, 'current'>;
}

async function newRows(
  platform: Platform,
  trx: Database,
  needs: WriteNeeds,
  drafts: readonly GoodDraft[],
  { period, first }: ReservedNumbers,
): Promise<readonly LoadRow[]> {
  const { model, user } = needs.context;
  await refreshRelations(
    platform,
    trx,
    needs,
    drafts.map(({ values }) => ({ values: values as Record<string, unknown>, was: {} })),
  );
  const at = platform.now().toISOString();
  const people = { creater: user.id, owner: user.id, ownerDeptId: user.mainDepartmentId, modifier: user.id };
  const system = { ...people, createdTime: at, modifiedTime: at, sequenceStatus: 'COMPLETED' };
  const rows: LoadRow[] = [];
  for (const [index, { id, values }] of drafts.entries()) {
    const wait = endOfTurn();
    if (wait !== undefined) await wait;
    const sequenceNo = sequenceNumber(model.definition.sequencePrefix, period, first + index);
    const entered: Record<string, unknown> = { ...values, ...system, sequenceNo };
    rows.push({ id, values: Object.assign(entered, recordName(model, entered)) });
  }
  await needs.trace.added(rows);
  return rows;
}

async function changedRows(
  platform: Platform,
  trx: Database,
  needs: WriteNeeds,
  drafts: readonly GoodDraft[],
  codes: readonly string[],
): Promise<readonly LoadRow[]> {
  const { model, user } = needs.context;
  const policy = policyOf(model, user, platform.now());
  const ids = drafts.map(({ id }) => id);
  const existing = await readExisting(trx, { corpId: platform.corpId, model, policy }, ids);
  const pairs = drafts.map((draft) => ({ draft, record: sameVersion(draft, existing.get(draft.id)) }));
  const saved = pairs.map(({ draft: { values }, record: { was } }) => ({
    values: values as Record<string, unknown>,
    was,
  }));
  await refreshRelations(platform, trx, needs, saved);
  const system = { modifier: user.id, modifiedTime: platform.now().toISOString() };
  const rows = pairs.map(({ draft: { id, values }, record: { was } }) => {
    const entered = { ...was, ...values, ...system };
    const names = codes.includes('nameEn') ? recordName(model, entered) : { name: was.name };
    const kept = Object.fromEntries(codes.map((code) => [code, was[code] ?? null]));
    return { id, was, values: { ...kept, ...values, ...system, ...names } };
  });
  const traced = rows.map(({ id, was, values }) => tracedRecord(model, { id, was, values, title: values.name }));
  await needs.trace.changed(traced);
  return rows;
}

/** Throws recordConflict where a record is not as it was when the draft was checked. */
function sameVersion({ version }: GoodDraft, record: OverwrittenRecord | undefined): OverwrittenRecord {
  if (record?.version === version && record.refusal === null) return record;
  throw appError('recordConflict', { modifier: '' });
}

/** The codes that a change sets beside what was given: names only where they are made of it. */
function setByChange(model: Model, codes: readonly string[]): readonly string[] {
  const given = new Set([...codes, ...ruledCodes(model.table)]);
  const isNamed = nameCodes(model).some((code) => given.has(code));
  return ['modifier', 'modifiedTime', ...(isNamed ? ['name', 'nameEn'] : [])];
}

function tracedRecord(
  { table }: Model,
  {
    id,
    was,
    values,
    title,
  }: {
    readonly id: string;
    readonly was: GoodDraft['values'];
    readonly values: GoodDraft['values'];
    readonly title: unknown;
  },
): TracedRecord {
  const traced = table.properties.filter(({ system }) => system !== true);
  return { recordId: id, title: typeof title === 'string' ? title : '', changes: changesBetween(traced, was, values) };
}

/** Makes sure that other records that drafts name are there still, and keeps them so until the end. */
async function refreshRelations(
  { corpId, now }: Platform,
  trx: Database,
  { context: { model, user, locale }, models }: WriteNeeds,
  saved: Parameters<typeof resolveRelations>[2],
): Promise<void> {
  const policyFor = (each: Model) => policyOf(each, user, now());
  await resolveRelations(trx, model.table, saved, { corpId, locale, models, policyFor });
}
