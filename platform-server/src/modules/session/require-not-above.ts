import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/connect.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { grantsOf } from './user-facts.repository.ts';

/**
 * Throws noPermission where somebody who is no root administrator would get into the account of one: otherwise a system
 * administrator would be a root administrator a minute later. `by` is null for who runs the server.
 */
export async function requireNotAbove(
  trx: Database,
  corpId: string,
  id: string,
  by: SignedInUser | null,
): Promise<void> {
  if (by === null || by.grants.includes('ADMIN')) return;
  if ((await grantsOf(trx, corpId, id)).includes('ADMIN')) throw appError('noPermission');
}
