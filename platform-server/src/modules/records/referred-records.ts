import type { Database } from '../../database/index.ts';
import { findReferred, referencesAmong, referrersIn } from '../../record-store/index.ts';
import type { Model } from '../models/index.ts';

interface Leaving {
  readonly model: Model;
  /** Records that would be deleted together. */
  readonly ids: readonly string[];
  /** All published models. */
  readonly all: readonly Model[];
}

/**
 * Returns those of these records that others refer to, each with the models that do. Records that would go together may
 * refer to each other; one that has to stay keeps what it refers to.
 */
export async function referredRecords(
  db: Database,
  corpId: string,
  { model, ids, all }: Leaving,
): Promise<ReadonlyMap<string, readonly Model[]>> {
  const { schemaCode } = model;
  const referred = new Map<string, Model[]>();
  const ask = async (source: Model, wanted: readonly string[], except: readonly string[]) => {
    const found = await findReferred(db, corpId, source.table, { schemaCode, ids: wanted, except });
    for (const id of found) referred.set(id, [...(referred.get(id) ?? []), source]);
    return found.size;
  };
  const sources = ids.length === 0 ? [] : all.filter(({ table }) => referrersIn(table, schemaCode).length > 0);
  for (const source of sources) if (source.schemaCode !== schemaCode) await ask(source, ids, []);
  const self = sources.find((source) => source.schemaCode === schemaCode);
  if (self === undefined) return referred;
  const leaving = ids.filter((id) => !referred.has(id));
  if ((await ask(self, leaving, leaving)) === 0) return referred;
  const references = await referencesAmong(db, corpId, self.table, leaving);
  const heldBy = Map.groupBy(references, ({ from }) => from);
  // Each that stays keeps what it refers to, which keeps what that refers to.
  const staying = leaving.filter((id) => referred.has(id));
  for (const from of staying) {
    for (const { to } of heldBy.get(from) ?? []) {
      if (referred.has(to)) continue;
      referred.set(to, [self]);
      staying.push(to);
    }
  }
  return referred;
}
