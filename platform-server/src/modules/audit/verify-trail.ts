import { type Database, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import { eventHash } from './canonical.ts';
import * as repository from './chain.repository.ts';
import type { StoredAuditEvent } from './events.repository.ts';

/** Position at which the chain is not what it was. */
export interface ChainBreak {
  readonly position: number;
  /** The id of the event there; null where there is none. */
  readonly id: string | null;
  /**
   * `altered`: its content does not give its hash; `missing`: there is no event; `relinked`: it follows another event
   * than the one before; `end`: the chain should end otherwise; `beginning`: no record tells of what was removed;
   * `anchor`: the hash is not the one that was noted down.
   */
  readonly fault: 'altered' | 'missing' | 'relinked' | 'end' | 'beginning' | 'anchor';
}

/** The outcome of a verification. */
export interface Verification {
  /** The first break; null: the chain is whole. */
  readonly broken: ChainBreak | null;
  /** Number of sealed events that were read. */
  readonly verified: number;
  /** Number of events recorded and not yet sealed, of which nothing can be said. */
  readonly unsealed: number;
  /** The beginning of the chain: the last position that retention removed, 0 for none. */
  readonly prunedPosition: number;
  /** The last position, and its hash to note down. */
  readonly position: number;
  readonly hash: string;
}

/** A position and its hash that somebody noted down outside of the database. */
export interface Anchor {
  readonly position: number;
  readonly hash: string;
}

const pageSize = 1000;

/**
 * Reads the whole chain as it is at one moment, from where retention left it, and finds the first position that is not as
 * it was sealed. With an `anchor` that position must have its hash: so a chain that was made anew is found as well.
 */
export function verifyTrail({ connections, corpId }: Platform, anchor?: Anchor): Promise<Verification> {
  return transaction(
    connections.db,
    async (trx) => {
      const chain = await repository.findChain(trx, corpId);
      const { prunedPosition, position, hash } = chain;
      const unsealed = await repository.countUnsealed(trx, corpId);
      const facts = { unsealed, prunedPosition, position, hash };
      if (!(await isPruneRecorded(trx, corpId, chain))) {
        return { ...facts, verified: 0, broken: { position: prunedPosition, id: null, fault: 'beginning' } };
      }
      return { ...facts, ...(await readChain(trx, corpId, chain, anchor)) };
    },
    { isolation: 'repeatable read' },
  );
}

/** Returns whether the chain itself tells of the removal that left it as it begins. */
async function isPruneRecorded(trx: Database, corpId: string, chain: repository.Chain): Promise<boolean> {
  if (chain.prunedPosition === 0) return true;
  const told = (await repository.findLastPrune(trx, corpId)) as Partial<Record<string, unknown>> | null | undefined;
  return told?.['throughPosition'] === chain.prunedPosition && told['throughHash'] === chain.prunedHash;
}

async function readChain(
  trx: Database,
  corpId: string,
  chain: repository.Chain,
  anchor: Anchor | undefined,
): Promise<Pick<Verification, 'broken' | 'verified'>> {
  let before = { position: chain.prunedPosition, hash: chain.prunedHash };
  let verified = 0;
  for (;;) {
    const events = await repository.listSealed(trx, corpId, before.position, pageSize);
    for (const event of events) {
      const fault = faultOf(corpId, event, before) ?? anchorFault(event, anchor);
      const position = before.position + 1;
      if (fault !== null) return { verified, broken: { position, id: fault === 'missing' ? null : event.id, fault } };
      before = { position, hash: event.hash ?? '' };
      verified += 1;
    }
    if (events.length === pageSize) continue;
    return { verified, broken: endFault(chain, before, anchor) };
  }
}

function faultOf(corpId: string, event: StoredAuditEvent, before: Anchor): ChainBreak['fault'] | null {
  if (event.position !== before.position + 1) return 'missing';
  const link = { corpId, position: event.position, previousHash: event.previousHash ?? '' };
  if (eventHash(event, link) !== event.hash) return 'altered';
  return event.previousHash === before.hash ? null : 'relinked';
}

function anchorFault({ position, hash }: StoredAuditEvent, anchor: Anchor | undefined): 'anchor' | null {
  return anchor !== undefined && anchor.position === position && anchor.hash !== hash ? 'anchor' : null;
}

/** Events that were cut off at the end leave nothing behind but the end that the chain should have. */
function endFault(chain: repository.Chain, last: Anchor, anchor: Anchor | undefined): ChainBreak | null {
  if (last.position < chain.position) return { position: last.position + 1, id: null, fault: 'missing' };
  if (last.position !== chain.position || last.hash !== chain.hash) {
    return { position: last.position, id: null, fault: 'end' };
  }
  const isAnchorGone = anchor !== undefined && anchor.position > last.position;
  return isAnchorGone ? { position: anchor.position, id: null, fault: 'missing' } : null;
}
