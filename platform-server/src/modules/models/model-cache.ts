import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import { isFresh } from '../../freshness.ts';
import type { Platform } from '../../platform.ts';
import { targetCodes } from '../../record-store/index.ts';
import type { Model } from './model.ts';
import * as repository from './models.repository.ts';

/** Time for which a process may use a definition that another process has published anew. */
const checkEveryMs = 1_000;

/** Published definitions, read once. */
export interface ModelCache {
  /**
   * The published model. Throws modelMissing. Definitions are kept in memory and at most a second behind. Inside a
   * transaction hand it in: one that waits for a second connection can wait for those who wait for its own.
   */
  current(schemaCode: ModelCode, executor?: Database): Promise<Model>;
  /** All published models, in the order of their codes. */
  all(): Promise<readonly Model[]>;
  /** Reads definitions anew from now on. */
  forget(): void;
}

interface CachedModel {
  readonly model: Model;
  readonly stamp: repository.ModelStamp;
  checkedAt: number;
}

/**
 * Brings the models up to date that this one refers to, and those that they do: what a record is called for whom
 * depends on all of them.
 */
async function fillTargets(first: Model, find: (schemaCode: ModelCode) => Promise<Model | undefined>): Promise<void> {
  const reached = new Map([[first.schemaCode, first]]);
  for (const { table, referencedModels } of reached.values()) {
    for (const code of targetCodes(table)) {
      const target = reached.get(code) ?? (await find(code));
      if (target === undefined) referencedModels.delete(code);
      else referencedModels.set(code, target);
      if (target !== undefined) reached.set(code, target);
    }
  }
}

/** A model that is not published yet is no target; any other failure stays one. */
function missing(error: unknown): undefined {
  if (error instanceof AppError && error.errorName === 'modelMissing') return undefined;
  throw error;
}

/** Keeps what this process has read and asks for stamps only, once a second at most. */
export function modelCache({ connections: { db }, corpId, now }: Platform): ModelCache {
  const cache = new Map<string, CachedModel>();

  async function one(schemaCode: ModelCode, executor: Database): Promise<Model> {
    const known = cache.get(schemaCode);
    const at = now().getTime();
    if (known !== undefined && isFresh(known.checkedAt, at, checkEveryMs)) return known.model;
    if (known !== undefined && isSame(known, await repository.findStamp(executor, corpId, schemaCode))) {
      known.checkedAt = at;
      return known.model;
    }
    const found = await repository.findStamped(executor, corpId, schemaCode);
    if (found === undefined) {
      cache.delete(schemaCode);
      throw appError('modelMissing', { schemaCode });
    }
    cache.set(schemaCode, { ...found, checkedAt: at });
    return found.model;
  }

  async function current(schemaCode: ModelCode, executor: Database = db): Promise<Model> {
    const model = await one(schemaCode, executor);
    await fillTargets(model, (code) => one(code, executor).catch(missing));
    return model;
  }

  return {
    current,
    async all() {
      const stamps = await repository.findStamps(db, corpId);
      for (const { schemaCode, ...stamp } of stamps) {
        const known = cache.get(schemaCode);
        if (known !== undefined && isSame(known, stamp)) known.checkedAt = now().getTime();
        else cache.delete(schemaCode);
      }
      return Promise.all(stamps.map(({ schemaCode }) => current(schemaCode)));
    },
    forget: () => cache.clear(),
  };
}

function isSame({ stamp }: CachedModel, now: repository.ModelStamp | undefined): boolean {
  return stamp.version === now?.version && stamp.paired === now.paired && stamp.unavailable === now.unavailable;
}
