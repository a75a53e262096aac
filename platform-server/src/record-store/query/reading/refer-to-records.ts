import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ModelColumn, ModelTable } from '../../schema/model-table.ts';
import { type RecordSelection, selected } from './read-records.ts';
import type { RowLevelPolicy } from '../scope/scope.ts';
import { visibleNamesOf } from '../scope/visible-table.ts';
import { otherNameOf, recordNameOf, relationColumns, relationOf } from '../../schema/relations.ts';

/** The title of a record; `name_i18n` is JSON by language, null where it is the same in all of them. */
export interface RecordTitle {
  readonly name: string;
  readonly name_i18n: string | null;
}

/** Names of records by their ids. */
export type RecordTitles = ReadonlyMap<string, RecordTitle>;

type RecordTitleRow = RecordTitle & { readonly id: string };

const byId = (rows: readonly RecordTitleRow[]): RecordTitles => new Map(rows.map(({ id, ...known }) => [id, known]));

/**
 * The names of those of these records that a selection has, by id. In a transaction they are kept from being deleted
 * until it ends, so that what refers to them stays true.
 */
export async function readNames(
  db: Database,
  selection: RecordSelection,
  { ids, nameColumn }: { readonly ids: readonly string[]; readonly nameColumn: string },
): Promise<RecordTitles> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RecordTitleRow>`select r.id, ${recordNameOf('r', nameColumn)} as name,
      ${otherNameOf('r', nameColumn)} as name_i18n
    from ${sql.id(selection.table.table)} r
    where ${selected(selection)} and r.id = any(${[...ids]}::text[])
    order by r.id ${db.isTransaction ? sql`for key share of r` : sql``}`.execute(db);
  return byId(rows);
}

/**
 * The names under which somebody sees these records of a column, by id; records that they do not see are missing. Null
 * where they see all of them.
 */
export async function readVisibleNames(
  db: Database,
  {
    corpId,
    referencedModels,
  }: { readonly corpId: string; readonly referencedModels: RowLevelPolicy['referencedModels'] },
  { property }: ModelColumn,
  ids: readonly string[],
): Promise<RecordTitles | null> {
  const seen = visibleNamesOf(property, referencedModels);
  if (seen === undefined) return null;
  const [id, tenant] = [sql.id('asked', 'id'), sql`${corpId}::text`];
  const { rows } = await sql<RecordTitleRow>`select id, name, name_i18n from (
    select asked.id, ${seen.nameOf(id, tenant)} as name, ${seen.otherNameOf(id, tenant)} as name_i18n from unnest(${[...ids]}::text[]) asked(id)) known where name is not null`.execute(
    db,
  );
  return byId(rows);
}

/** A column of records or of their rows that holds ids of another model's records. */
interface Referrer {
  readonly column: ModelColumn;
  readonly table: string;
  /** Column with the id of the record to which the row belongs. */
  readonly recordColumn: 'id' | 'parent_id';
}

/** The columns of a model, those of its sub-tables included, that hold records of the model with this code. */
export function referrersIn(model: ModelTable, schemaCode: ModelCode): readonly Referrer[] {
  const own = { table: model.table, columns: [...model.columns.values()], recordColumn: 'id' } as const;
  const rows = [...model.children.values()].map((child) => ({ ...child, recordColumn: 'parent_id' }) as const);
  return [own, ...rows].flatMap(({ table, columns, recordColumn }) =>
    relationColumns(columns)
      .filter(({ property }) => relationOf(property).schemaCode === schemaCode)
      .map((column) => ({ table, recordColumn, column })),
  );
}

/** Returns those of these records that a model refers to, by anything but the records `except`. */
export async function findReferred(
  db: Database,
  corpId: string,
  model: ModelTable,
  asked: { readonly schemaCode: ModelCode; readonly ids: readonly string[]; readonly except: readonly string[] },
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const referrer of referrersIn(model, asked.schemaCode)) {
    const { rows } = await sql<{ id: string }>`${referredBy(referrer, corpId, asked)}`.execute(db);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Returns the references of a model's records to others of it, among these. */
export async function referencesAmong(
  db: Database,
  corpId: string,
  model: ModelTable,
  ids: readonly string[],
): Promise<readonly { readonly from: string; readonly to: string }[]> {
  const wanted = sql`${[...ids]}::text[]`;
  const parts = referrersIn(model, model.schemaCode).map(({ table, recordColumn, column: { name, storage } }) => {
    const held = sql.id('r', name);
    const kept = storages[storage].isList ? sql`jsonb_array_elements_text(${held})` : sql`(values (${held}))`;
    const holder = sql.id('r', recordColumn);
    return sql`select ${holder} as "from", kept.id as "to" from ${sql.id(table)} r cross join lateral ${kept} kept(id)
      where r.corp_id = ${corpId} and ${holder} = any(${wanted}) and kept.id = any(${wanted})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ from: string; to: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

function referredBy(
  { table, recordColumn, column }: Referrer,
  corpId: string,
  { ids, except }: { readonly ids: readonly string[]; readonly except: readonly string[] },
): RawBuilder<unknown> {
  const wanted = sql`${[...ids]}::text[]`;
  const held = sql.id('r', column.name);
  const others = except.length === 0 ? sql`` : sql`and r.${sql.id(recordColumn)} <> all(${[...except]}::text[])`;
  const from = sql`${sql.id(table)} r`;
  // One probe of the index for each id: how many records refer to it does not count.
  if (!storages[column.storage].isList) {
    return sql`select asked.id from unnest(${wanted}) asked(id) where exists (select 1 from ${from}
      where r.corp_id = ${corpId} and ${held} = asked.id ${others})`;
  }
  return sql`select distinct kept.id from ${from} cross join lateral jsonb_array_elements_text(${held}) kept(id)
    where r.corp_id = ${corpId} and ${held} ?| ${wanted} and kept.id = any(${wanted}) ${others}`;
}
