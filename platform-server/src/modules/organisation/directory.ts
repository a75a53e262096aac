import type { DepartmentRef, UserRef } from '@portico/shared-kit/contract/common.schema';
import type { Grant } from '@portico/shared-kit/permissions';
import type { Database } from '../../database/connect.ts';
import type { Platform } from '../../platform.ts';
import * as repository from './organisation.repository.ts';

/**
 * The people of the organisation, for other modules. Lists hold active people only, each once, in the order of names.
 */
export interface Directory {
  /** People by id, former ones too, since records keep naming them; an id that nobody has is left out. */
  usersById(ids: readonly string[], db?: Database): Promise<Map<string, UserRef>>;
  /** Departments by id; an id that none has is left out. */
  departmentsById(ids: readonly string[], db?: Database): Promise<Map<string, DepartmentRef>>;
  /** Returns those of the given people who are active. */
  activeUsers(ids: readonly string[], db?: Database): Promise<UserRef[]>;
  /** Members of the departments and of all below them. */
  membersOfDepartments(departmentIds: readonly string[], db?: Database): Promise<UserRef[]>;
  /** People with one of the roles, which are named by id or code. */
  membersOfRoles(roles: readonly string[], db?: Database): Promise<UserRef[]>;
  /** People to whom one of their roles grants the permission. */
  holdersOfGrant(grant: Grant, db?: Database): Promise<UserRef[]>;
  /**
   * The active manager of the department `level - 1` steps above this one (1: of this one), or null where there is
   * no such department or nobody manages it. 'top': of the highest department above it, or itself, that has a manager.
   */
  departmentManager(departmentId: string, level: number | 'top', db?: Database): Promise<UserRef | null>;
}

/** Reads people and departments on the primary, so that a transaction of the caller can be handed in. */
export function directory({ connections, corpId }: Pick<Platform, 'connections' | 'corpId'>): Directory {
  const primary = connections.db;

  async function activeUsers(ids: readonly string[], db: Database = primary): Promise<UserRef[]> {
    if (ids.length === 0) return [];
    const people = await repository.findUsers(db, corpId, ids);
    const active = new Map(people.filter((person) => person.status === 'ENABLED').map((person) => [person.id, person]));
    return [...new Set(ids)].flatMap((id) => active.get(id) ?? []).map(refOf);
  }

  return {
    activeUsers,

    async usersById(ids, db = primary) {
      if (ids.length === 0) return new Map();
      const people = await repository.findUsers(db, corpId, [...new Set(ids)]);
      return new Map(people.map((person) => [person.id, refOf(person)]));
    },

    async departmentsById(ids, db = primary) {
      if (ids.length === 0) return new Map();
      const found = await repository.findDepartments(db, corpId, [...new Set(ids)]);
      return new Map(found.map(({ id, name, name_i18n }) => [id, { id, name, name_i18n }]));
    },

    async membersOfDepartments(departmentIds, db = primary) {
      if (departmentIds.length === 0) return [];
      return (await repository.findMembersOfDepartments(db, corpId, departmentIds)).map(refOf);
    },

    async membersOfRoles(roles, db = primary) {
      if (roles.length === 0) return [];
      return (await repository.findMembersOfRoles(db, corpId, roles)).map(refOf);
    },

    async holdersOfGrant(grant, db = primary) {
      return (await repository.findHoldersOfGrant(db, corpId, grant)).map(refOf);
    },

    async departmentManager(departmentId, level, db = primary) {
      const managerId = await managerOf(db, corpId, departmentId, level);
      if (managerId === null) return null;
      const [manager] = await activeUsers([managerId], db);
      return manager ?? null;
    },
  };
}

/**
 * Returns the manager of the department `level - 1` steps above this one, or the highest; null where there is none or
 * nobody does.
 */
async function managerOf(
  db: Database,
  corpId: string,
  departmentId: string,
  level: number | 'top',
): Promise<string | null> {
  const [own] = await repository.findDepartments(db, corpId, [departmentId]);
  const path = own?.path.split('/').filter(Boolean) ?? [];
  const wanted = level === 'top' ? path : path.slice(-level).slice(0, path.length < level ? 0 : 1);
  if (wanted.length === 0) return null;
  const found = await repository.findDepartments(db, corpId, wanted);
  const managers = new Map(found.map(({ id, managerId }) => [id, managerId]));
  return wanted.map((id) => managers.get(id)).find((id) => id !== null && id !== undefined) ?? null;
}

type UserRow = Awaited<ReturnType<typeof repository.findMembersOfRoles>>[number];

function refOf({ id, name, name_i18n, imgUrl }: UserRow): UserRef {
  return { id, name, name_i18n, imgUrl };
}
