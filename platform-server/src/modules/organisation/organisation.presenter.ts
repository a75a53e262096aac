import type { DepartmentNode, UserCard, UserDepartment } from '@portico/shared-kit/contract/organisation.schema';

interface CardFacts {
  readonly person: Omit<UserCard, 'mainDepartmentName' | 'departmentNames' | 'roleName' | 'relatedType'> & {
    readonly syncType: string;
  };
  readonly departments: readonly { readonly name: string; readonly isMain: boolean }[];
  readonly roleNames: readonly string[];
}

/** The card of a person (list spec, section 3). */
export function presentUserCard({ person, departments, roleNames }: CardFacts): UserCard {
  const { id, name, mobile, email, imgUrl, employeeNo, position, syncType } = person;
  return {
    id,
    name,
    mobile,
    email,
    imgUrl,
    employeeNo,
    position,
    mainDepartmentName: departments.find((department) => department.isMain)?.name ?? null,
    departmentNames: departments.map((department) => department.name),
    roleName: roleNames.length === 0 ? null : roleNames.join('、'),
    relatedType: syncType,
  };
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
