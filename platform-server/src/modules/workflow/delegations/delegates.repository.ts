import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Person } from '../../../workflow-engine/index.ts';

/** Number of times that work passes on to the delegate of a delegate who is away as well. */
const mostHops = 3;

/** Facts about the work that may be done by somebody else. */
export interface WorkToDelegate {
  readonly corpId: string;
  readonly workflowCode: string;
  /** Id of the originator, who does not decide about what they started themselves: such work stays where it is. */
  readonly originatorId: UserId;
  /** ISO, UTC. */
  readonly at: string;
}

/**
 * Returns the people who do the work of these people now, by their ids; those who do it themselves are left out. A
 * delegate who is away delegates further, three times at most; where the chain comes back, everybody in it is away and
 * the work stays with whom it was meant for.
 */
export async function findDelegates(
  trx: DatabaseTransaction,
  work: WorkToDelegate,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  let chains: readonly DelegationChain[] = [...new Set(ids)].map((id) => ({ seen: [id], holder: null }));
  const ended: DelegationChain[] = [];
  for (let hop = 0; hop < mostHops && chains.length > 0; hop += 1) {
    const delegates = await findActive(trx, work, [...new Set(chains.map(({ seen }) => seen.at(-1) ?? ''))]);
    const extended = chains.map((chain) => extend(chain, delegates));
    ended.push(...extended.filter(({ isOver }) => isOver).map(({ chain }) => chain));
    chains = extended.filter(({ isOver }) => !isOver).map(({ chain }) => chain);
  }
  return new Map([...ended, ...chains].flatMap(({ seen: [id], holder }) => (id && holder ? [[id, holder]] : [])));
}

/** People through whom the work passed, in order; `holder` is null while nobody has taken it over. */
interface DelegationChain {
  readonly seen: readonly string[];
  readonly holder: Person | null;
}

function extend(
  chain: DelegationChain,
  delegates: ReadonlyMap<string, Person>,
): { readonly chain: DelegationChain; readonly isOver: boolean } {
  const next = delegates.get(chain.seen.at(-1) ?? '');
  if (next === undefined) return { chain, isOver: true };
  if (chain.seen.includes(next.id)) return { chain: { ...chain, holder: null }, isOver: true };
  return { chain: { seen: [...chain.seen, next.id], holder: next }, isOver: false };
}

/** The delegates of these people at the moment, by the delegator's id; never somebody who has left, or the originator. */
async function findActive(
  trx: DatabaseTransaction,
  { corpId, workflowCode, originatorId, at }: WorkToDelegate,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const rows = await trx
    .selectFrom('delegation')
    .innerJoin('app_user as delegate', (join) =>
      join.onRef('delegate.corp_id', '=', 'delegation.corp_id').onRef('delegate.id', '=', 'delegation.delegate_id'),
    )
    .select(['delegation.delegator_id as delegatorId', 'delegate.id', 'delegate.name'])
    .where('delegation.corp_id', '=', corpId)
    .where('delegation.delegator_id', '=', sql<string>`any(${[...ids]})`)
    .where('delegation.ended_time', 'is', null)
    .where('delegation.start_time', '<=', new Date(at))
    .where('delegation.end_time', '>', new Date(at))
    .where((row) =>
      row.or([
        row('delegation.workflow_codes', 'is', null),
        sql<boolean>`delegation.workflow_codes @> ${JSON.stringify([workflowCode])}::jsonb`,
      ]),
    )
    .where('delegate.status', '=', 'ENABLED')
    .where('delegate.id', '!=', originatorId)
    .execute();
  return new Map(rows.map(({ delegatorId, ...delegate }) => [delegatorId, delegate]));
}
