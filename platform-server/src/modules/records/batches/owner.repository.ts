import type { Database } from '../../../database/index.ts';

/** A person who can own records, with their departments, the main one first. */
export interface NewOwner {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly isActive: boolean;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
}

/** The person with this id; undefined where nobody has it. */
export async function findNewOwner(db: Database, corpId: string, id: string): Promise<NewOwner | undefined> {
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'name_i18n', 'status'])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const departments = await db
    .selectFrom('user_department as link')
    .innerJoin('department', (join) =>
      join.onRef('department.corp_id', '=', 'link.corp_id').onRef('department.id', '=', 'link.department_id'),
    )
    .select(['department.id', 'department.name'])
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', id)
    .orderBy('link.is_main', 'desc')
    .orderBy('department.id')
    .execute();
  const { status, ...named } = person;
  return { ...named, isActive: status === 'ENABLED', departments };
}
