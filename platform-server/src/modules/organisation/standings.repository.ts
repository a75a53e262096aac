import type { Database } from '../../database/connect.ts';

interface IdAndName {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
}

/** Status, main department and roles of somebody in the organisation. */
export interface Standing extends IdAndName {
  readonly isActive: boolean;
  /** Null outside the departments. */
  readonly mainDepartment: IdAndName | null;
  readonly roles: readonly IdAndName[];
}

/** Ids in one statement, whose parameters PostgreSQL limits. */
const batchSize = 10_000;

/** Returns the standings of people in the organisation, by id; those who are not there are left out. */
export async function findStandings(
  db: Database,
  corpId: string,
  ids: readonly string[],
): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const [people, departments, roles] = [
      await findPeople(db, corpId, batch),
      await findMainDepartments(db, corpId, batch),
      await findRoles(db, corpId, batch),
    ];
    const mainOf = new Map(departments.map(({ userId, ...department }) => [userId, department]));
    const rolesOf = Map.groupBy(roles, ({ userId }) => userId);
    for (const { status, ...person } of people) {
      const own = (rolesOf.get(person.id) ?? []).map(({ id, name, name_i18n }) => ({ id, name, name_i18n }));
      const mainDepartment = mainOf.get(person.id) ?? null;
      found.set(person.id, { ...person, isActive: status === 'ENABLED', mainDepartment, roles: own });
    }
  }
  return found;
}

function findPeople(db: Database, corpId: string, ids: readonly string[]) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'name_i18n', 'status'])
    .where('corp_id', '=', corpId)
    .where('id', 'in', ids)
    .execute();
}

function findMainDepartments(db: Database, corpId: string, ids: readonly string[]) {
  return db
    .selectFrom('user_department as place')
    .innerJoin('department', (join) =>
      join.onRef('department.corp_id', '=', 'place.corp_id').onRef('department.id', '=', 'place.department_id'),
    )
    .select(['place.user_id as userId', 'department.id', 'department.name', 'department.name_i18n'])
    .where('place.corp_id', '=', corpId)
    .where('place.user_id', 'in', ids)
    .where('place.is_main', '=', true)
    .execute();
}

function findRoles(db: Database, corpId: string, ids: readonly string[]) {
  return db
    .selectFrom('user_role as held')
    .innerJoin('role', (join) => join.onRef('role.corp_id', '=', 'held.corp_id').onRef('role.id', '=', 'held.role_id'))
    .select(['held.user_id as userId', 'role.id', 'role.name', 'role.name_i18n'])
    .where('held.corp_id', '=', corpId)
    .where('held.user_id', 'in', ids)
    .orderBy('role.sort_key')
    .orderBy('role.id')
    .execute();
}
