import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';

/** Returns whether a user works in one of these departments or below. */
export const userBelongs = (
  column: RawBuilder<unknown>,
  ids: string[],
): RawBuilder<boolean> => sql`exists (select 1 from user_department link
  join department own on own.corp_id = link.corp_id and own.id = link.department_id
  join department above on above.corp_id = own.corp_id and left(own.path, length(above.path)) = above.path
  where link.corp_id = r.corp_id and link.user_id = ${column} and above.id = any(${ids}::text[]))`;

/** Returns whether a department is one of these or below. */
export const departmentBelongs = (
  column: RawBuilder<unknown>,
  ids: string[],
): RawBuilder<boolean> => sql`exists (select 1 from department own
  join department above on above.corp_id = own.corp_id and left(own.path, length(above.path)) = above.path
  where own.corp_id = r.corp_id and own.id = ${column} and above.id = any(${ids}::text[]))`;
