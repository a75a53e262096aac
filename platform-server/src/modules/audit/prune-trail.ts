import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import * as repository from './chain.repository.ts';
import { recordAudit } from './record-audit.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes the sealed events that are older than AUDIT_DAYS, the oldest first, as far as no younger one stands between
 * them, and records that it did in the same transaction. The hash of the last one stays, so that the rest is verified
 * from it. Returns how many went.
 */
export async function pruneTrail(platform: Platform): Promise<number> {
  const { config, connections, corpId, now } = platform;
  const before = new Date(now().getTime() - config.auditDays * day);
  return transaction(connections.db, async (trx) => {
    await repository.lockChain(trx, corpId);
    const last = await repository.findLastBefore(trx, corpId, before);
    if (last === undefined) return 0;
    const removed = await repository.pruneThrough(trx, corpId, last.position);
    const detail = { removed, before: before.toISOString(), throughPosition: last.position, throughHash: last.hash };
    await recordAudit(platform, trx, { action: 'auditPrune', detail });
    return removed;
  });
}
