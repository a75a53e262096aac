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

/** A department of a person. */
export function presentUserDepartment(row: { id: string; name: string; isMain: boolean }): UserDepartment {
  return { deptId: row.id, deptName: row.name, isMain: row.isMain };
}

/** A department in the tree; who may see its path and manager is another matter. */
export function presentDepartment({ id, name, parentId, sortKey }: DepartmentNode): DepartmentNode {
  return { id, name, parentId, sortKey };
}
