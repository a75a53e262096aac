import type { UserId } from '@portico/shared-kit/contract/ids';
import type {
  ChangeDelegationInput,
  CreateDelegationInput,
  Delegation,
} from '@portico/shared-kit/contract/delegations.schema';
import { appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { checkTerms } from './check-terms.ts';
import { type DelegationTerms, statusAt } from './delegations.model.ts';
import * as repository from './delegations.repository.ts';
import { type DelegationNeeds, namedOne } from './named-delegations.ts';
import { endOf, processDueDelegation } from './process-due-delegations.ts';

/** Gives the user's work away; see DelegationService. */
export async function createDelegation(
  needs: DelegationNeeds,
  user: SignedInUser,
  input: CreateDelegationInput,
): Promise<Delegation> {
  const { connections, corpId, newId, now } = needs.platform;
  const request = { corpId, userId: user.id, key: input.requestId, operationId: 'createDelegation' };
  const made = await transactionOnce(connections.db, request, async (trx) => {
    const [id, at] = [newId(), now()];
    const terms = termsOf(input, at);
    await checkTerms(trx, needs.directory, { corpId, id: null, delegatorId: user.id, now: at }, terms);
    await repository.insertDelegation(trx, corpId, { id, delegatorId: user.id, createdTime: at, terms });
    return namedOne(trx, needs, id);
  });
  await begin(needs, made.id);
  return made;
}

/** Carries out a beginning that is now. What fails here is done by the job that looks for it every minute. */
async function begin(needs: DelegationNeeds, id: string): Promise<void> {
  await processDueDelegation(needs, id).catch((error: unknown) => {
    needs.platform.log.error({ err: error, delegation: id }, 'a delegation has not begun yet');
  });
}

/** Changes one of the user's; see DelegationService. */
export async function changeDelegation(
  needs: DelegationNeeds,
  user: SignedInUser,
  input: ChangeDelegationInput,
): Promise<Delegation> {
  const { connections, corpId, now } = needs.platform;
  const changed = await transaction(connections.db, async (trx) => {
    const at = now();
    const { row, status } = await lockOwn(trx, corpId, { userId: user.id, id: input.id, at });
    const terms = status === 'ACTIVE' ? laterTerms(row, input) : termsOf(input, at);
    await checkTerms(trx, needs.directory, { corpId, id: row.id, delegatorId: user.id, now: at }, terms);
    await repository.updateDelegation(trx, corpId, row.id, terms);
    return namedOne(trx, needs, row.id);
  });
  await begin(needs, changed.id);
  return changed;
}

/** Ends one of the user's at once; see DelegationService. */
export function endDelegation(needs: DelegationNeeds, user: SignedInUser, id: string): Promise<Delegation> {
  const { connections, corpId, now } = needs.platform;
  return transaction(connections.db, async (trx) => {
    const at = now();
    const { row } = await lockOwn(trx, corpId, { userId: user.id, id, at });
    await endOf(trx, needs, row, { at, delegateLeft: false });
    return namedOne(trx, needs, id);
  });
}

/** Deletes one of the user's that has not begun; see DelegationService. */
export function removeDelegation({ platform }: DelegationNeeds, user: SignedInUser, id: string): Promise<object> {
  const { connections, corpId, now } = platform;
  return transaction(connections.db, async (trx) => {
    const { status } = await lockOwn(trx, corpId, { userId: user.id, id, at: now() });
    if (status === 'ACTIVE') throw appError('delegationUnderWay');
    await repository.removeDelegation(trx, corpId, id);
    return {};
  });
}

/** Returns one of the user's own delegations that is not over, locked. */
async function lockOwn(
  trx: DatabaseTransaction,
  corpId: string,
  { userId, id, at }: { readonly userId: UserId; readonly id: string; readonly at: Date },
) {
  const row = await repository.lockDelegation(trx, corpId, id);
  if (row?.delegatorId !== userId) throw appError('delegationMissing');
  const status = statusAt(row, at);
  if (status === 'ENDED') throw appError('delegationOver');
  return { row, status };
}

type Terms = Omit<CreateDelegationInput, 'requestId'>;

/** Returns the terms of the request; a start that is over means now. */
function termsOf(input: Terms, now: Date): DelegationTerms {
  const startTime = new Date(input.startTime);
  return {
    delegateId: input.delegateId,
    workflowCodes: input.workflowCodes ?? null,
    startTime: startTime < now ? now : startTime,
    endTime: new Date(input.endTime),
    reason: input.reason?.trim() || null,
    includesOpen: input.includesOpen,
  };
}

/** Returns the terms of a delegation that holds already, of which only the end and the reason may change. */
function laterTerms(row: repository.DelegationRow, input: Terms): DelegationTerms {
  const codes = (list: readonly string[] | null | undefined) => JSON.stringify([...(list ?? [])].sort());
  const isSame =
    input.delegateId === row.delegateId &&
    new Date(input.startTime).getTime() === row.startTime.getTime() &&
    input.includesOpen === row.includesOpen &&
    codes(input.workflowCodes) === codes(row.workflowCodes);
  if (!isSame) throw appError('delegationUnderWay');
  return { ...row, endTime: new Date(input.endTime), reason: input.reason?.trim() || null };
}
