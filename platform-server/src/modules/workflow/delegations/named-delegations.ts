import type { Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { findPublishedNames } from '../templates/templates.repository.ts';
import type { WorkflowRecords } from '../workflow.ports.ts';
import { presentDelegation } from './delegations.presenter.ts';
import { type DelegationRow, lockDelegation } from './delegations.repository.ts';

/** Needs of delegations. */
export interface DelegationNeeds {
  readonly platform: Platform;
  readonly directory: Directory;
  readonly notify: NotificationService['notify'];
  /** Lists that ask who handles a record are told that it is somebody else. */
  readonly noteHandlers: WorkflowRecords['noteHandlers'];
  /** Lists of those are asked for anew whose work it is now or was. */
  readonly noteWork: NotificationService['noteWork'];
}

/** Delegations as they are shown, with the names that people and workflows have now. */
export async function named(
  db: Database,
  { platform: { corpId, now }, directory }: DelegationNeeds,
  rows: readonly DelegationRow[],
): Promise<Delegation[]> {
  const ids = rows.flatMap(({ delegatorId, delegateId }) => [delegatorId, delegateId]);
  const codes = [...new Set(rows.flatMap(({ workflowCodes }) => workflowCodes ?? []))];
  const people = await directory.usersById(ids, db);
  const workflows = new Map((await findPublishedNames(db, corpId, codes)).map((each) => [each.code, each]));
  const at = now();
  return rows.map((row) => presentDelegation(row, { people, workflows }, at));
}

/** Returns one delegation as it stands in the caller's transaction. Throws delegationMissing. */
export async function namedOne(trx: DatabaseTransaction, needs: DelegationNeeds, id: string): Promise<Delegation> {
  const row = await lockDelegation(trx, needs.platform.corpId, id);
  const [shown] = row === undefined ? [] : await named(trx, needs, [row]);
  if (shown === undefined) throw appError('delegationMissing');
  return shown;
}
