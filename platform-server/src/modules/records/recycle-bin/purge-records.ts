import { recycleBinDays } from '@portico/shared-kit/contract/recycle-bin';
import { everything } from '@portico/shared-kit/filters';
import { type Database, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { readBatch, unrestricted } from '../../../record-store/index.ts';
import type { ServerEvents } from '../../../server-events.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Model, ModelService } from '../../models/index.ts';
import { forgetEntries } from '../saving/draft-entries.repository.ts';
import * as repository from './purge.repository.ts';

/** Entries that go in one transaction. */
const batchSize = 200;

/** Retention of deleted records in ms. */
const retentionMs = recycleBinDays * 24 * 60 * 60 * 1000;

interface PurgeNeeds {
  readonly recordsDeleted: Pick<ServerEvents['recordsDeleted'], 'publish'>;
  readonly models: Pick<ModelService, 'all'>;
}

/** Ends what the recycle bin keeps: only now go files, comments and all else that belongs to the records. */
export function recordPurger(platform: Platform, needs: PurgeNeeds) {
  const { connections, corpId } = platform;
  const { db } = connections;
  const { models } = needs;
  return {
    /** Deletes entries of a model for good. @returns their number */
    async purge(model: Model, ids: readonly string[]): Promise<number> {
      const all = await models.all();
      return transaction(db, async (trx) => {
        const { schemaCode, definition } = model;
        const entries = await repository.deleteEntries(trx, corpId, { schemaCode, ids });
        await forget(platform, needs, trx, { all, entries });
        const records = entries.map(({ recordId: id, name }) => ({ id, name }));
        await recordAudit(platform, trx, {
          action: 'recordPurge',
          object: { id: schemaCode, name: definition.name },
          detail: { successCount: entries.length, records },
        });
        return entries.length;
      });
    },

    /** Deletes all entries whose time is over, until none is left or `signal` says stop. @returns their number */
    async purgeExpired(signal: AbortSignal): Promise<number> {
      const all = await models.all();
      const before = new Date(platform.now().getTime() - retentionMs);
      let removed = 0;
      while (!signal.aborted) {
        const count = await transaction(db, async (trx) => {
          const entries = await repository.deleteOldEntries(trx, corpId, { before, most: batchSize });
          await forget(platform, needs, trx, { all, entries });
          return entries.length;
        });
        removed += count;
        if (count < batchSize) break;
      }
      return removed;
    },
  };
}

interface Purge {
  /** All published models. */
  readonly all: readonly Model[];
  readonly entries: readonly repository.PurgedEntry[];
}

/** Lets go of what belongs to the records of entries that are gone. */
async function forget(
  { corpId }: Platform,
  { recordsDeleted }: PurgeNeeds,
  trx: Database,
  { all, entries }: Purge,
): Promise<void> {
  for (const [schemaCode, some] of Map.groupBy(entries, (entry) => entry.schemaCode)) {
    const recordIds = [...new Set(some.map(({ recordId }) => recordId))];
    const model = all.find((each) => each.schemaCode === schemaCode);
    const kept = await stillKept(trx, corpId, { schemaCode, recordIds, model });
    const ids = recordIds.filter((id) => !kept.has(id));
    if (ids.length === 0) continue;
    await recordsDeleted.publish({ trx, schemaCode, ids });
    await forgetEntries(trx, { corpId, schemaCode }, ids);
  }
}

interface PurgedRecords {
  readonly schemaCode: repository.PurgedEntry['schemaCode'];
  readonly recordIds: readonly string[];
  /** Undefined where the model is gone with its records. */
  readonly model: Model | undefined;
}

/** Records that are there again under the same ids, or that the bin has a second time: what belongs to them stays. */
async function stillKept(
  trx: Database,
  corpId: string,
  { schemaCode, recordIds, model }: PurgedRecords,
): Promise<ReadonlySet<string>> {
  const inBin = await repository.findInBin(trx, corpId, { schemaCode, recordIds });
  if (model === undefined) return inBin;
  const whole = { table: model.table, corpId, policy: unrestricted, allowed: 'all', filter: everything } as const;
  const there = await readBatch(trx, whole, { ids: recordIds, codes: [] });
  return new Set([...inBin, ...there.map(({ id }) => id)]);
}
