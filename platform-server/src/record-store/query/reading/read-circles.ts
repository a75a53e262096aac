import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ModelColumn, ModelTable } from '../../schema/model-table.ts';
import { type Below, circlesAmong } from './circles.model.ts';

/** Records below no root that are looked at: a tree that has more is broken beyond a list of its faults. */
const mostBelow = 100_000;

/** Column of a model that holds a record of the same model. */
export interface ParentColumn {
  readonly table: ModelTable;
  readonly corpId: string;
  readonly parent: Pick<ModelColumn, 'name'>;
}

/** Returns the ids of records that stand below themselves, in the order of their ids, whoever may see them. */
export async function readCircles(db: Database, { table, corpId, parent }: ParentColumn): Promise<readonly string[]> {
  const [from, up] = [sql.id(table.table), sql.id('r', parent.name)];
  const { rows } = await sql<Below>`with recursive reached(id) as (
      select r.id from ${from} r where r.corp_id = ${corpId} and ${up} is null
      union all select r.id from reached join ${from} r on r.corp_id = ${corpId} and ${up} = reached.id)
    select r.id, ${up} as "parentId" from ${from} r
    where r.corp_id = ${corpId} and ${up} is not null and not exists (select 1 from reached where reached.id = r.id)
    order by r.id limit ${mostBelow}`.execute(db);
  return circlesAmong(rows);
}

/** Returns the ids of a record and of all that it stands below, nearest first; a circle ends it. */
async function readAncestors(db: Database, { table, corpId, parent }: ParentColumn, id: string): Promise<string[]> {
  const [from, up] = [sql.id(table.table), sql.id('r', parent.name)];
  const { rows } = await sql<{ id: string }>`with recursive above(id) as (select ${id}::text
      union select ${up} from above join ${from} r on r.corp_id = ${corpId} and r.id = above.id where ${up} is not null)
    select above.id from above`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the parents of records and of all that they stand below, by ids, whoever may see them. */
export async function readParents(
  db: Database,
  { table, corpId, parent }: ParentColumn,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [from, up] = [sql.id(table.table), sql.id('r', parent.name)];
  const { rows } = await sql<Below>`with recursive above(id, parent_id) as (
      select r.id, ${up} from ${from} r where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[]) and ${up} is not null
      union select r.id, ${up} from above join ${from} r on r.corp_id = ${corpId} and r.id = above.parent_id
        where ${up} is not null)
    select above.id, above.parent_id as "parentId" from above`.execute(db);
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

/**
 * Returns whether a record stands below another one or is it. Those above are locked until the transaction ends, so that nobody moves
 * one of them meanwhile.
 */
export async function isBelow(
  trx: Database,
  column: ParentColumn,
  { id, parentId }: { readonly id: string; readonly parentId: string },
): Promise<boolean> {
  const { table, corpId } = column;
  const above = await readAncestors(trx, column, parentId);
  if (above.includes(id)) return true;
  await sql`select r.id from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${above}::text[]) order by r.id for share`.execute(trx);
  // Whoever was waited for may have moved one of them.
  return (await readAncestors(trx, column, parentId)).includes(id);
}
