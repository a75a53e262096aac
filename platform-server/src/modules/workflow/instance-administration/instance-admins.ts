import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { Database } from '../../../database/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { instanceAdminGrants } from '../workflow.policy.ts';

/**
 * Returns those who step in where an instance stands still: the people whose task that is, else the nearest others who
 * may. Empty where nobody may at all.
 */
export async function findInstanceAdmins(directory: Directory, db: Database): Promise<readonly UserRef[]> {
  for (const grant of instanceAdminGrants) {
    const people = await directory.holdersOfGrant(grant, db);
    if (people.length > 0) return people;
  }
  return [];
}
