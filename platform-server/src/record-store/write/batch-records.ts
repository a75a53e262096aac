import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { toColumn } from '../storages/column-storages.ts';
import { filterCondition } from '../query/filters/filter-sql.ts';
import { keptColumns, type ModelTable } from '../schema/model-table.ts';
import { type RecordScope, type RowLevelPolicy, scopeCondition } from '../query/scope/scope.ts';
import { visibleTable } from '../query/scope/visible-table.ts';
import { serializeData } from '../query/reading/serialize.ts';
import type { RecordValues } from './write-records.ts';

/** A record of a batch: what decides about changing it, and its values as they are serialized. */
export interface BatchRecord {
  readonly id: string;
  readonly version: number;
  readonly name: string | null;
  readonly workflowInstanceId: InstanceId | null;
  /** Name of the user who changed it last. */
  readonly modifierName: string;
  readonly modifierNameI18n: string | null;
  readonly isAllowed: boolean;
  readonly data: RecordValues;
}

interface BatchSelection {
  readonly table: ModelTable;
  readonly corpId: string;
  readonly policy: RowLevelPolicy;
  /** Scope in which the user may do what the batch does. */
  readonly allowed: RecordScope;
  /** Only records that it keeps. */
  readonly filter: FilterTree;
}

/**
 * Returns those of the records that the user sees. In a transaction they are locked, in one order everywhere, so that
 * batches wait for each other and never for each other's end. `data` holds the wanted fields, whoever may see them.
 */
export async function readBatch(
  db: Database,
  { table, corpId, policy, allowed, filter }: BatchSelection,
  { ids, codes }: { readonly ids: readonly string[]; readonly codes: readonly string[] },
): Promise<BatchRecord[]> {
  const { rows } = await sql<BatchRecord>`select r.id, r.version, r.name,
      r.workflow_instance_id as "workflowInstanceId", coalesce(${scopeCondition(allowed, table)}, false) as "isAllowed",
      coalesce((select u.name from app_user u where u.corp_id = r.corp_id and u.id = r.modifier), r.modifier, '')
        as "modifierName",
      (select u.name_i18n from app_user u where u.corp_id = r.corp_id and u.id = r.modifier) as "modifierNameI18n",
      ${serializeData(table, 'r', { codes, withRows: false })} as data
    from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[]) and ${scopeCondition(policy.view, table)}
      and ${filterCondition(visibleTable(table, policy), filter)}
    order by r.id ${db.isTransaction ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/**
 * Gives records the same values, and each its name; their versions become the next ones. A record without `nameEn` keeps
 * its title in English. The ids were checked before.
 */
export async function updateRecords(
  trx: Database,
  { table, corpId }: Pick<BatchSelection, 'table' | 'corpId'>,
  records: readonly { readonly id: string; readonly name: string | null; readonly nameEn?: string | null }[],
  values: RecordValues,
): Promise<void> {
  const cells = keptColumns(table).filter(({ code }) => values[code] !== undefined);
  const changes = cells.map(({ name, storage, code }) => sql`${sql.id(name)} = ${toColumn(storage, values[code])}`);
  const [ids, names] = [records.map(({ id }) => id), records.map(({ name }) => name)];
  const [english, isKept] = [
    records.map(({ nameEn }) => nameEn ?? null),
    records.map((each) => each.nameEn === undefined),
  ];
  const other = sql`name_en = case when each.is_kept then r.name_en else each.name_en end`;
  await sql`update ${sql.id(table.table)} r
    set ${sql.join([sql`version = r.version + 1`, sql`name = each.name`, other, ...changes])}
    from unnest(${ids}::text[], ${names}::text[], ${english}::text[], ${isKept}::boolean[])
      each(id, name, name_en, is_kept)
    where r.corp_id = ${corpId} and r.id = each.id`.execute(trx);
}
