import type { ModifyOwnerInput } from '@portico/shared-kit/contract/record-batches.schema';
import { appError, namedParam } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import { findNewOwner, type NewOwner } from './owner.repository.ts';

/** A new owner in the department for which they own; without one where they have none. */
export interface OwnerInDepartment extends Pick<NewOwner, 'id' | 'name'> {
  readonly departmentId: string | null;
  readonly departmentName: string;
}

/** The new owner in one of their departments, the main one where none is asked. Throws ownerNotUsable or ownerDepartmentWrong. */
export async function resolveOwner(
  db: Database,
  corpId: string,
  { ownerId, ownerDeptId }: Pick<ModifyOwnerInput, 'ownerId' | 'ownerDeptId'>,
): Promise<OwnerInDepartment> {
  const owner = await findNewOwner(db, corpId, ownerId);
  if (owner === undefined || !owner.isActive) {
    throw appError('ownerNotUsable', namedParam('name', owner ?? { name: ownerId }));
  }
  const [main] = owner.departments;
  if (!ownerDeptId) return { ...owner, departmentId: main?.id ?? null, departmentName: main?.name ?? '' };
  const department = owner.departments.find(({ id }) => id === ownerDeptId);
  if (department === undefined) throw appError('ownerDepartmentWrong', namedParam('name', owner));
  return { ...owner, departmentId: department.id, departmentName: department.name };
}
