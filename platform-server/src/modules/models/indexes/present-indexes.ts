import type { ModelIndex, ModelIndexes } from '@portico/shared-kit/contract/model-indexes.schema';
import type { Platform } from '../../../platform.ts';
import type { Directory } from '../../organisation/index.ts';
import type { Model } from '../model.ts';
import * as repository from './indexes.repository.ts';

/** Each index makes every save of the model a little slower. */
export const mostIndexes = 10;

/** Tells of the indexes that are wanted for a model: how far they are, how large, and who wanted them. */
export function indexPresenter({ connections, corpId }: Platform, usersById: Directory['usersById']) {
  const { db } = connections;

  return async function present({ schemaCode, table }: Model): Promise<ModelIndexes> {
    const [kept, built, size, progress, entries] = await Promise.all([
      repository.findIndexes(db, corpId, schemaCode),
      repository.readIndexes(db, table.table),
      repository.readTableSize(db, table.table),
      repository.readProgress(db, table.table),
      repository.findEntries(db, corpId, schemaCode),
    ]);
    const ids = [...kept.map(({ creater }) => creater), ...entries.flatMap(({ userId }) => userId ?? [])];
    const people = await usersById([...new Set(ids)]);
    const person = (id: string) => people.get(id) ?? { id, name: id };
    const items = kept.map(({ indexName, createdTime, schemaCode: _, creater, ...index }): ModelIndex => {
      const own = built.find(({ name, isValid }) => isValid && name === indexName);
      return {
        ...index,
        bytes: own?.bytes ?? null,
        progress: index.status === 'building' ? progress : null,
        creater: person(creater),
        createdTime: createdTime.toISOString(),
      };
    });
    const history = entries.map(({ userId, createdTime, ...entry }) => ({
      ...entry,
      user: userId === null ? null : person(userId),
      createdTime: createdTime.toISOString(),
    }));
    return { ...size, limit: mostIndexes, items, log: history };
  };
}
