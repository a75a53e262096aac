import type { DepartmentRef } from '@portico/shared-kit/contract/common.schema';
import type {
  DepartmentNode,
  UserCard,
  UserDepartment,
  UserOption,
} from '@portico/shared-kit/contract/organisation.schema';
import { joinedNames } from '../session/index.ts';
import type { UserRow } from './people-search.repository.ts';

type CardPerson = Pick<
  UserCard,
  'id' | 'name' | 'name_i18n' | 'mobile' | 'email' | 'imgUrl' | 'employeeNo' | 'position' | 'position_i18n'
>;

interface CardFacts {
  readonly person: CardPerson & { readonly syncType: string; readonly relatedId: string | null };
  readonly option: UserRow;
  readonly departments: readonly DepartmentOfUser[];
  readonly roles: readonly { readonly name: string; readonly name_i18n: string | null }[];
  /** The ways to reach people that the organisation shows. */
  readonly shown: { readonly mobile: boolean; readonly email: boolean };
}

/** The card of a person (list spec, section 3). */
export function presentUserCard({ person, option, departments, roles, shown }: CardFacts): UserCard {
  const { syncType, relatedId, mobile, email, ...facts } = person;
  const role = joinedNames(roles);
  return {
    ...facts,
    mobile: shown.mobile ? mobile : null,
    email: shown.email ? email : null,
    mainDepartmentName: option.path.at(-1)?.name ?? null,
    mainDepartmentPath: option.path,
    departmentNames: departments.map((department) => department.name),
    departments: departments.map(({ id, name, name_i18n }): DepartmentRef => ({ id, name, name_i18n })),
    roleName: role.name === '' ? null : role.name,
    roleName_i18n: role.name_i18n,
    relatedType: syncType,
    chatUrl: syncType === 'DINGTALK' && relatedId !== null ? chatUrl(relatedId) : null,
    isActive: option.status === 'ENABLED',
  };
}

/** Opens a chat with a person in DingTalk's own program. */
function chatUrl(dingTalkId: string): string {
  return `dingtalk://dingtalkclient/action/sendmsg?dingtalk_id=${encodeURIComponent(dingTalkId)}`;
}

/** A person as a picker shows one. */
export function presentUserOption({ status, ...option }: UserRow): UserOption {
  return { ...option, isActive: status === 'ENABLED' };
}

interface DepartmentOfUser {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly isMain: boolean;
}

/** A department of a person. */
export function presentUserDepartment(row: DepartmentOfUser): UserDepartment {
  return { deptId: row.id, deptName: row.name, deptName_i18n: row.name_i18n, isMain: row.isMain };
}

/** A department in the tree; who may see its path and manager is another matter. */
export function presentDepartment({ id, name, name_i18n, parentId, sortKey }: DepartmentNode): DepartmentNode {
  return { id, name, name_i18n, parentId, sortKey };
}
