import type { UserId } from '@portico/shared-kit/contract/ids';
import { type AppError, appError, namedParam } from '@portico/shared-kit/errors';
import { formatDate } from '@portico/shared-kit/formats';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { findPublishedNames } from '../templates/templates.repository.ts';
import { common, type DelegationTerms, type Span } from './delegations.model.ts';
import { type DelegationRow, findGivenIn, lockPeople } from './delegations.repository.ts';

/** Delegation under check and its delegator; `id` is null for a new one. */
interface Checked {
  readonly corpId: string;
  readonly id: string | null;
  readonly delegatorId: UserId;
  readonly now: Date;
}

/**
 * Refuses what cannot hold: 404004 for a period that is over or empty, 404002 and 404003 for somebody who cannot take work
 * over, 404001 beside another one for the same workflow, 404005 where the work would come back. The people are locked
 * until the transaction ends, so that two that are made at once see each other.
 */
export async function checkTerms(
  trx: DatabaseTransaction,
  directory: Directory,
  { corpId, id, delegatorId, now }: Checked,
  terms: DelegationTerms,
): Promise<void> {
  const { delegateId, startTime, endTime } = terms;
  if (endTime <= startTime || endTime <= now) throw appError('delegationPeriodWrong');
  if (delegateId === delegatorId) throw appError('delegationToSelf');
  await lockPeople(trx, corpId, [delegatorId, delegateId]);
  const [delegate] = await directory.activeUsers([delegateId], trx);
  const admins = await directory.holdersOfGrant('ADMIN', trx);
  if (delegate === undefined || admins.some((admin) => admin.id === delegateId)) throw appError('delegateUnfit');
  await checkWorkflows(trx, corpId, terms.workflowCodes);
  const own = (await findGivenIn(trx, corpId, [delegatorId], terms)).filter((each) => each.id !== id);
  const other = own.find((each) => common(each, terms) !== null);
  if (other !== undefined) throw await overlapWith(trx, directory, other);
  if (await comesBack(trx, corpId, delegatorId, terms)) throw appError('delegationCircle');
}

/** The refusal of a delegation beside another one, which it names by whom it is to and when. */
async function overlapWith(
  trx: DatabaseTransaction,
  directory: Directory,
  { delegateId, startTime, endTime }: DelegationRow,
): Promise<AppError> {
  const people = await directory.usersById([delegateId], trx);
  const moment = (time: Date) => formatDate(time.toISOString(), 3);
  const named = namedParam('name', people.get(delegateId) ?? { name: delegateId });
  return appError('delegationOverlap', { ...named, from: moment(startTime), to: moment(endTime) });
}

async function checkWorkflows(trx: DatabaseTransaction, corpId: string, codes: Span['workflowCodes']): Promise<void> {
  if (codes === null) return;
  const known = new Set((await findPublishedNames(trx, corpId, codes)).map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length > 0) throw appError('requestInvalid', { detail: `workflowCodes: ${unknown.join(', ')}` });
}

/** Returns whether the delegate's own delegations lead back to the delegator at some moment, for some workflow. */
async function comesBack(
  trx: DatabaseTransaction,
  corpId: string,
  delegatorId: UserId,
  terms: DelegationTerms,
): Promise<boolean> {
  const seen = new Set<string>();
  let chains: readonly { readonly at: string; readonly span: Span }[] = [{ at: terms.delegateId, span: terms }];
  while (chains.length > 0) {
    const given = Map.groupBy(
      await findGivenIn(trx, corpId, [...new Set(chains.map(({ at }) => at))], terms),
      (each) => each.delegatorId,
    );
    const next = chains.flatMap(({ at, span }) => extend(given.get(at) ?? [], span));
    if (next.some(({ at }) => at === delegatorId)) return true;
    chains = next.filter(({ id }) => !seen.has(id));
    for (const { id } of next) seen.add(id);
  }
  return false;
}

function extend(given: readonly DelegationRow[], span: Span) {
  return given.flatMap((each) => {
    const shared = common(each, span);
    return shared === null ? [] : [{ id: each.id, at: each.delegateId, span: shared }];
  });
}
