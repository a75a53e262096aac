import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { ModelCache } from '../model-cache.ts';
import { indexState } from './index-state.ts';
import * as repository from './indexes.repository.ts';

type StoredIndex = repository.StoredIndex;

/** Makes the indexes that are wanted and deletes those that are not; every statement beside the one that takes long is short. */
export function indexMaker(platform: Platform, models: ModelCache) {
  const { connections, corpId, log } = platform;
  const { db } = connections;

  const { note, change, sqlOf, compare } = indexState(platform, models);

  async function make(connection: Database, index: StoredIndex, signal: AbortSignal): Promise<void> {
    const wanted = await sqlOf(index);
    if (wanted === undefined) return void (await change(index, 'dropping', ['waiting', 'building']));
    if (!(await change(index, 'building', ['waiting', 'building']))) return;
    try {
      await repository.buildIndex({ connection, db }, wanted, signal);
    } catch (error) {
      // Who was told to stop leaves it to the next one.
      if (signal.aborted || !isRefusal(error)) throw error;
      await repository.dropIndex(connection, wanted.name);
      log.warn({ err: error, index: wanted.name }, 'an index could not be made');
      await change(index, 'failed', ['building'], error.message);
      return note(index, 'failed', error.message);
    }
    if (signal.aborted) return;
    if (await change(index, 'ready', ['building'])) await note(index, 'made');
    models.forget();
  }

  async function remove(connection: Database, index: StoredIndex): Promise<void> {
    await repository.dropIndex(connection, index.indexName);
    if (await repository.deleteIndex(db, corpId, index.id)) await note(index, 'deleted');
  }

  return async function work(signal: AbortSignal): Promise<void> {
    await repository.alone(db, async (connection) => {
      await compare();
      for (;;) {
        const next = signal.aborted ? undefined : await repository.findNextWork(db, corpId);
        if (next === undefined) return;
        await (next.status === 'dropping' ? remove(connection, next) : make(connection, next, signal));
      }
    });
  };
}

/** Returns whether the database answered with a refusal of the index itself, and is not just gone. */
function isRefusal(error: unknown): error is Error & { readonly code: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57)/.test(code);
}
