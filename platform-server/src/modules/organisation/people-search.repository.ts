import type { DepartmentRef } from '@portico/shared-kit/contract/common.schema';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { forValues } from '../../database/value-plans.ts';
import { holding, naming, rankOf, type SearchWords } from './search-words.repository.ts';

type Condition = RawBuilder<boolean>;

/** A person with the path of their main department. */
export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly username: string;
  readonly imgUrl: string | null;
  readonly employeeNo: string | null;
  readonly position: string | null;
  readonly position_i18n: string | null;
  readonly status: 'ENABLED' | 'DISABLED';
  /** From the top down to the main department; empty outside the departments. */
  readonly path: DepartmentRef[];
}

/** Conditions on the people looked for; undefined does not narrow. */
export interface UserSearch {
  readonly search: SearchWords;
  /** True where a mobile number may be searched by. */
  readonly withMobile: boolean;
  readonly departmentId: string | undefined;
  /** True where departments below are meant, too. */
  readonly withBelow: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of the enabled people whom every word fits, by name, English name, pinyin, account, number or a department on
 * their path: those that fit best first, then as an address book sorts them. And how many there are.
 */
export async function searchUsers(
  db: Database,
  corpId: string,
  wanted: UserSearch,
): Promise<{ content: UserRow[]; totalElements: number }> {
  const named = await Promise.all(wanted.search.words.map((word) => departmentsOf(db, corpId, word)));
  const condition = matching(corpId, wanted, named);
  const rank = rankOf(sql`person.search_text`, wanted.search);
  // The page is found first, so that paths are computed for its people only.
  const { rows } = await sql<UserRow & { readonly total: number }>`select ${userColumns}, found.total from (
      select person.corp_id, person.id, ${rank} as place, person.sort_text, count(*) over () as total
      from app_user person where ${condition}
      order by place, person.sort_text, person.id limit ${wanted.limit} offset ${wanted.offset}
    ) found join app_user person on person.corp_id = found.corp_id and person.id = found.id ${mainDepartment}
    order by found.place, found.sort_text, found.id`.execute(forValues(db));
  const [first] = rows;
  if (first === undefined) return { content: [], totalElements: wanted.offset === 0 ? 0 : await count(db, condition) };
  return { content: rows.map(({ total: _, ...row }) => row), totalElements: first.total };
}

/** Returns the number of people who meet the condition: a page behind the last one does not say. */
async function count(db: Database, condition: Condition): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from app_user person where ${condition}`.execute(forValues(db));
  return rows[0]?.total ?? 0;
}

const pathOf = sql<readonly DepartmentRef[]>`coalesce((select json_agg(
    json_build_object('id', above.id, 'name', above.name, 'name_i18n', above.name_i18n) order by length(above.path))
  from department above
  where above.corp_id = department.corp_id and above.id = any(string_to_array(department.path, '/'))), '[]'::json)`;

const userColumns = sql`person.id, person.name, person.name_i18n, person.username, person.img_url as "imgUrl",
  person.employee_no as "employeeNo", person.position, person.position_i18n, person.status, ${pathOf} as path`;

const mainDepartment = sql`left join user_department main
    on main.corp_id = person.corp_id and main.user_id = person.id and main.is_main
  left join department on department.corp_id = main.corp_id and department.id = main.department_id`;

function matching(
  corpId: string,
  { search, withMobile, departmentId, withBelow }: UserSearch,
  named: readonly (readonly string[])[],
): Condition {
  const parts = search.words.map((word, index) => fits(corpId, word, { withMobile, named: named[index] ?? [] }));
  const place = departmentId === undefined ? [] : [inDepartment(corpId, departmentId, withBelow)];
  const isEnabled = sql<boolean>`person.corp_id = ${corpId} and person.status = 'ENABLED'`;
  return sql`${sql.join([isEnabled, ...place, ...parts], sql` and `)}`;
}

/** A person who is found by the word, or works in one of the departments that are. */
function fits(
  corpId: string,
  word: string,
  { withMobile, named }: { readonly withMobile: boolean; readonly named: readonly string[] },
): Condition {
  const any = [sql<boolean>`person.search_text like ${holding(word)}`];
  if (named.length > 0) any.push(inOneOf(corpId, named));
  const isNumber = withMobile && /^\+?[\d-]{3,}$/.test(word);
  const digits = holding(word.replaceAll('-', ''));
  if (isNumber) any.push(sql<boolean>`translate(person.mobile, ' -', '') like ${digits}`);
  return sql`(${sql.join(any, sql` or `)})`;
}

function inOneOf(corpId: string, departmentIds: readonly string[]): Condition {
  return sql`person.id in (select user_id from user_department
    where corp_id = ${corpId} and department_id = any(${departmentIds}::text[]))`;
}

function inDepartment(corpId: string, departmentId: string, withBelow: boolean): Condition {
  if (!withBelow) return inOneOf(corpId, [departmentId]);
  return sql`person.id in (select member.user_id from department top
    join department below on below.corp_id = top.corp_id and left(below.path, length(top.path)) = top.path
    join user_department member on member.corp_id = below.corp_id and member.department_id = below.id
    where top.corp_id = ${corpId} and top.id = ${departmentId})`;
}

/** Ids of the departments that the word finds, and of all below them: mostly none, which spares the look at people. */
async function departmentsOf(db: Database, corpId: string, word: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct below.id from department top
    join department below on below.corp_id = top.corp_id and left(below.path, length(top.path)) = top.path
    where top.corp_id = ${corpId} and top.search_text like ${naming(word)}`.execute(forValues(db));
  return rows.map(({ id }) => id);
}

/** People by id, disabled ones too, in no order; ids that nobody has are left out. */
export async function findUserOptions(db: Database, corpId: string, ids: readonly string[]): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`select ${userColumns} from app_user person ${mainDepartment}
    where person.corp_id = ${corpId} and person.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** Returns whether people may be searched and seen by the ways to reach them. */
export async function findContactsShown(db: Database, corpId: string): Promise<{ mobile: boolean; email: boolean }> {
  const corp = await db
    .selectFrom('corp')
    .select(['shows_mobile as mobile', 'shows_email as email'])
    .where('corp_id', '=', corpId)
    .executeTakeFirst();
  return corp ?? { mobile: false, email: false };
}
