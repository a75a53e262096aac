import { itemsOf, modelIndexSql } from '../../../record-store/index.ts';
import type { Platform } from '../../../platform.ts';
import type { ModelCache } from '../model-cache.ts';
import * as repository from './indexes.repository.ts';

type StoredIndex = repository.StoredIndex;

/** State of the indexes that are wanted, and its transitions. */
export function indexState({ connections, corpId, now, newId }: Platform, models: ModelCache) {
  const { db } = connections;

  const note = (index: StoredIndex, action: 'made' | 'failed' | 'deleted', detail?: string) => {
    const { schemaCode } = index;
    const entry = { ...itemsOf(index), id: newId(), corpId, schemaCode, action, userId: null, at: now() };
    return repository.insertEntry(db, detail === undefined ? entry : { ...entry, detail });
  };
  const change = (
    index: StoredIndex,
    status: StoredIndex['status'],
    from: readonly StoredIndex['status'][],
    failure = '',
  ) => repository.changeStatus(db, { corpId, id: index.id }, { status, at: now(), from, ...(failure && { failure }) });

  /** Returns the SQL of an index as of now; undefined where its model or field went, or became another. */
  async function sqlOf(index: StoredIndex) {
    const all = await models.all();
    const model = all.find(({ schemaCode }) => schemaCode === index.schemaCode);
    return model && modelIndexSql(model.table, index);
  }

  /**
   * Marks indexes that went with a column published anew as wanted again, and drops those that their field can have
   * no more.
   */
  async function compare(): Promise<void> {
    for (const index of await repository.findIndexes(db, corpId)) {
      if (index.status !== 'ready') continue;
      const wanted = await sqlOf(index);
      if (wanted === undefined) await change(index, 'dropping', ['ready']);
      else {
        const built = await repository.readIndexes(db, wanted.table);
        if (!built.some(({ name, isValid }) => isValid && name === wanted.name))
          await change(index, 'waiting', ['ready']);
      }
    }
  }

  return { note, change, sqlOf, compare };
}
