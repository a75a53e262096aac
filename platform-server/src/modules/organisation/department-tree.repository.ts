import type { DepartmentRef } from '@portico/shared-kit/contract/common.schema';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { forValues } from '../../database/value-plans.ts';
import { naming, rankOf, type SearchWords } from './search-words.repository.ts';

/** A department with what a tree shows of it. */
export interface DepartmentRow {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly parentId: string | null;
  readonly hasChildren: boolean;
  /** Enabled people in it and below, each once. */
  readonly memberCount: number;
  /** From the top down to the one above it. */
  readonly path: DepartmentRef[];
}

type Uncounted = Omit<DepartmentRow, 'memberCount'>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface DepartmentPage {
  readonly content: DepartmentRow[];
  readonly totalElements: number;
}

const columns = sql`department.id, department.name, department.name_i18n, department.parent_id as "parentId",
  exists (select 1 from department child
    where child.corp_id = department.corp_id and child.parent_id = department.id) as "hasChildren",
  coalesce((select json_agg(json_build_object('id', above.id, 'name', above.name, 'name_i18n', above.name_i18n)
      order by length(above.path))
    from department above where above.corp_id = department.corp_id and above.id <> department.id
      and above.id = any(string_to_array(department.path, '/'))), '[]'::json) as path`;

/** A page of the departments right below one, or of those at the top, in their order, and how many there are. */
export function listChildren(db: Database, corpId: string, parentId: string | null, page: Page) {
  const isChild = parentId === null ? sql<boolean>`parent_id is null` : sql<boolean>`parent_id = ${parentId}`;
  return pageOf(db, corpId, { condition: isChild, rank: sql`0` }, page);
}

/** A page of the departments whose own name or one above every word fits, those that fit best first. */
export function searchDepartments(db: Database, corpId: string, search: SearchWords, page: Page) {
  const fits = search.words.map(
    (word) => sql<boolean>`exists (select 1 from department above where above.corp_id = found.corp_id
      and above.id = any(string_to_array(found.path, '/')) and above.search_text like ${naming(word)})`,
  );
  const condition = sql<boolean>`${sql.join([sql<boolean>`true`, ...fits], sql` and `)}`;
  return pageOf(db, corpId, { condition, rank: rankOf(sql`search_text`, search) }, page);
}

/** Departments by id, in no order; ids that none has are left out. */
export async function findDepartmentOptions(db: Database, corpId: string, ids: readonly string[]) {
  const { rows } = await sql<Uncounted>`select ${columns} from department
    where corp_id = ${corpId} and id = any(${ids}::text[])`.execute(db);
  return counted(db, corpId, rows);
}

/** The page is found first, so that people are counted for its departments only. */
async function pageOf(
  db: Database,
  corpId: string,
  { condition, rank }: { readonly condition: RawBuilder<boolean>; readonly rank: RawBuilder<number> },
  { offset, limit }: Page,
): Promise<DepartmentPage> {
  const order = sql`length(path) - length(replace(path, '/', '')), sort_key, id`;
  const [{ rows }, total] = await Promise.all([
    sql<Uncounted>`select ${columns} from (
        select corp_id, id, row_number() over (order by ${rank}, ${order}) as place from department found
        where corp_id = ${corpId} and ${condition} order by place limit ${limit} offset ${offset}
      ) page join department on department.corp_id = page.corp_id and department.id = page.id
      order by page.place`.execute(forValues(db)),
    sql<{ total: number }>`select count(*) as total from department found
      where corp_id = ${corpId} and ${condition}`.execute(forValues(db)),
  ]);
  return { content: await counted(db, corpId, rows), totalElements: total.rows[0]?.total ?? 0 };
}

/** The same departments with how many enabled people are in each and below: everybody is gone through once for all. */
async function counted(db: Database, corpId: string, departments: readonly Uncounted[]): Promise<DepartmentRow[]> {
  const ids = departments.map(({ id }) => id);
  const { rows } = await sql<{ id: string; people: number }>`select id, count(*) as people from (
      select distinct top.id, member.user_id from department top
      join department below on below.corp_id = top.corp_id and left(below.path, length(top.path)) = top.path
      join user_department member on member.corp_id = below.corp_id and member.department_id = below.id
      where top.corp_id = ${corpId} and top.id = any(${ids}::text[]) and not exists (select 1 from app_user gone
        where gone.corp_id = member.corp_id and gone.id = member.user_id and gone.status <> 'ENABLED')
    ) members group by id`.execute(db);
  const people = new Map(rows.map((row) => [row.id, row.people]));
  return departments.map((department) => ({ ...department, memberCount: people.get(department.id) ?? 0 }));
}
