import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';

/** Person whom a text may name; `isNumber` where it is their number or the name of their account. */
export interface PersonMatch {
  readonly text: string;
  readonly isNumber: boolean;
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly imgUrl: string | null;
  readonly isEnabled: boolean;
  readonly departmentIds: readonly string[];
}

/** A text, and as what searches compare it. */
export interface NameQuery {
  readonly text: string;
  readonly searched: string;
}

/**
 * Returns everybody whom one of these texts may name: by their number, the name of their account, their name, or a text
 * by which readers of English find them. One statement, however many texts there are.
 */
export async function findNamedPeople(
  db: Database,
  corpId: string,
  asked: readonly NameQuery[],
): Promise<readonly PersonMatch[]> {
  const [texts, searched] = [asked.map(({ text }) => text), asked.map((each) => each.searched)];
  const { rows } = await sql<PersonMatch>`with asked as (
      select * from unnest(${texts}::text[], ${searched}::text[]) asked(text, searched)),
    found as (
      select asked.text, true as is_number, u.id from asked join app_user u on u.employee_no = asked.text where u.corp_id = ${corpId}
      union select asked.text, true, u.id from asked join app_user u on u.username = asked.text where u.corp_id = ${corpId}
      union select asked.text, false, u.id from asked join app_user u on u.name = asked.text where u.corp_id = ${corpId}
      union select asked.text, false, u.id from asked join app_user u on u.sort_text_en = asked.searched where u.corp_id = ${corpId})
    select found.text, found.is_number as "isNumber", u.id, u.name, u.name_i18n, u.img_url as "imgUrl",
      u.status = 'ENABLED' as "isEnabled", array(select d.department_id from user_department d
        where d.corp_id = u.corp_id and d.user_id = u.id) as "departmentIds"
    from found join app_user u on u.corp_id = ${corpId} and u.id = found.id order by u.id`.execute(db);
  return rows;
}

/** Department with the one above it. */
export interface DepartmentRow {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly parentId: string | null;
}

/** Returns all departments. */
export async function findDepartments(db: Database, corpId: string): Promise<readonly DepartmentRow[]> {
  return db
    .selectFrom('department')
    .select(['id', 'name', 'name_i18n', 'parent_id as parentId'])
    .where('corp_id', '=', corpId)
    .orderBy('id')
    .execute();
}
