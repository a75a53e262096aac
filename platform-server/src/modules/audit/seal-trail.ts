import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import { eventHash } from './canonical.ts';
import * as repository from './chain.repository.ts';

/** Number of events that one transaction seals. */
const batchSize = 500;

/** The end of the chain after a sealing. */
export interface Sealing {
  /** Number of events that were sealed. */
  readonly sealed: number;
  readonly position: number;
  readonly hash: string;
}

/**
 * Seals what was recorded since the last time: each event gets its position, the hash of the one before and its own.
 * Nobody who records waits for it; two sealings take turns by the row of the chain. Stops early at the signal.
 */
export async function sealTrail(platform: Platform, signal?: AbortSignal): Promise<Sealing> {
  let sealed = 0;
  for (;;) {
    const { count, end } = await sealBatch(platform);
    sealed += count;
    if (count < batchSize || signal?.aborted) return { sealed, ...end };
  }
}

function sealBatch({ connections, corpId }: Platform) {
  return transaction(connections.db, async (trx) => {
    const chain = await repository.lockChain(trx, corpId);
    const events = await repository.listUnsealed(trx, corpId, batchSize);
    let end = { position: chain.position, hash: chain.hash };
    const seals = events.map((event) => {
      const link = { corpId, position: end.position + 1, previousHash: end.hash };
      end = { position: link.position, hash: eventHash(event, link) };
      return { id: event.id, ...link, hash: end.hash };
    });
    if (seals.length > 0) {
      await repository.insertSeals(trx, corpId, seals);
      await repository.setChainEnd(trx, corpId, end);
    }
    return { count: seals.length, end };
  });
}
