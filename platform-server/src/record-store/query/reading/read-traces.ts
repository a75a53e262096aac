import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import type { ModelTable } from '../../schema/model-table.ts';
import { type RecordSelection, selected as selectedRecord } from './read-records.ts';
import { type RowLevelPolicy, scopeCondition } from '../scope/scope.ts';
import { hiddenCodes } from '../scope/visible-table.ts';

/** An entry of the form trace with the names of who did it as they are now. */
export interface TraceRow {
  readonly id: string;
  readonly action: string;
  readonly modifiedTime: Date;
  readonly creatorId: string;
  readonly creatorName: string;
  readonly creatorNameI18n: string | null;
  readonly departmentName: string | null;
  readonly departmentNameI18n: string | null;
  readonly title: string;
  readonly recordId: string;
  readonly isOpenable: boolean;
  /** The record's number as it is now; null where the record is gone. */
  readonly sequenceNo: string | null;
  /** Fields and columns that the user does not see on this record; of one that is gone, all that are restricted. */
  readonly hidden: readonly string[];
  readonly changes: unknown;
  /** Fields of which `changes` has the values alone; null where it has all of it. */
  readonly fields: unknown;
}

interface TraceSelection {
  readonly table: ModelTable;
  readonly corpId: string;
  /** The trace of a record is seen by who sees the record. */
  readonly policy: Pick<RowLevelPolicy, 'view' | 'fields' | 'referencedModels'>;
  /** True where the traces of records that are gone are wanted, too. */
  readonly withDeleted: boolean;
  /** Filter of the list; absent: all records that are seen. */
  readonly kept?: RecordSelection;
  /** Undefined: of every record of the model. */
  readonly recordIds: readonly string[] | undefined;
  /** The one entry that is wanted; absent: all. */
  readonly entryId?: string;
}

/** Entries that are counted: who looks for more chooses records. */
const mostCounted = 1_000;

/** A page of the form trace, newest first, and how many entries there are, counted up to a thousand. */
export async function readTraces(
  db: Database,
  selection: TraceSelection,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: TraceRow[]; total: number; isMore: boolean }> {
  const wanted = selected(selection);
  const { table, policy } = selection;
  const hidden = hiddenCodes(table, policy);
  // Of a record that is gone nobody can say any more whose names its own was made of.
  const restricted = hidden === null ? [] : [...policy.fields.visible.keys(), 'name'];
  const [{ rows }, counted] = await Promise.all([
    sql<TraceRow>`select t.id, t.action, t.modified_time as "modifiedTime", t.modifier as "creatorId",
      coalesce(u.name, t.modifier) as "creatorName",
      u.name_i18n as "creatorNameI18n",
      d.name as "departmentName", d.name_i18n as "departmentNameI18n", t.title, t.record_id as "recordId",
      ${stillThere(selection)} as "isOpenable", t.changes, f.fields,
      own.number as "sequenceNo", coalesce(own.hidden, ${restricted}::text[]) as hidden
    from (select * from form_trace t where ${wanted}
      order by t.modified_time desc, t.id desc limit ${size} offset ${page * size}) t
    left join form_trace_fields f on f.corp_id = t.corp_id and f.id = t.fields_id
    left join app_user u on u.corp_id = t.corp_id and u.id = t.modifier
    left join lateral (select r.sequence_no as number, ${hidden ?? sql`array[]::text[]`} as hidden
      from ${sql.id(table.table)} r where r.corp_id = t.corp_id and r.id = t.record_id) own on true
    left join department d on d.corp_id = t.corp_id and d.id = t.department_id
    order by t.modified_time desc, t.id desc`.execute(forValues(db)),
    sql<{ total: number }>`select count(*)::integer as total
      from (select 1 from form_trace t where ${wanted} limit ${mostCounted + 1}) found`.execute(forValues(db)),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { rows, total: Math.min(total, mostCounted), isMore: total > mostCounted };
}

function selected(selection: TraceSelection): RawBuilder<boolean> {
  const { table, corpId, withDeleted, recordIds, entryId, kept } = selection;
  const ofRecords = recordIds === undefined ? sql`true` : sql`t.record_id = any(${[...recordIds]}::text[])`;
  const ofEntry = entryId === undefined ? sql`true` : sql`t.id = ${entryId}`;
  const isSeen = withDeleted ? sql`true` : stillThere(selection);
  // What a list keeps is there, so that nothing of records that are gone is told beside it.
  const isVisible = kept === undefined ? isSeen : hasRecord(table, selectedRecord(kept));
  return sql`t.corp_id = ${corpId} and t.schema_code = ${table.schemaCode} and ${ofRecords} and ${ofEntry}
    and ${isVisible}`;
}

/** Returns whether the user can open the record of an entry. */
function stillThere({ table, policy }: TraceSelection): RawBuilder<boolean> {
  return hasRecord(table, scopeCondition(policy.view, table));
}

/** Returns whether the record of an entry is there and this holds of it. */
function hasRecord(table: ModelTable, holds: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select 1 from ${sql.id(table.table)} r
    where r.corp_id = t.corp_id and r.id = t.record_id and ${holds})`;
}

/** The record to which an entry of the form trace belongs; undefined where there is no such entry. */
export async function findTracedRecord(
  db: Database,
  corpId: string,
  entryId: string,
): Promise<{ readonly schemaCode: ModelCode; readonly recordId: string } | undefined> {
  return db
    .selectFrom('form_trace')
    .select(['schema_code as schemaCode', 'record_id as recordId'])
    .where('corp_id', '=', corpId)
    .where('id', '=', entryId)
    .executeTakeFirst();
}
