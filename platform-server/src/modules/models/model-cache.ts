import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { Model } from './model.ts';
import * as repository from './models.repository.ts';

/** How long a process may use a definition that another process has published anew. */
const checkEveryMs = 1_000;

/** Published definitions, read once. */
export interface ModelCache {
  /**
   * The published model. Throws modelMissing. Definitions are kept in memory and at most a second behind. Inside a
   * transaction hand it in: one that waits for a second connection can wait for those who wait for its own.
   */
  current(schemaCode: string, executor?: Database): Promise<Model>;
  /** All published models, in the order of their codes. */
  all(): Promise<readonly Model[]>;
  /** Reads definitions anew from now on. */
  forget(): void;
}

interface Held {
  readonly model: Model;
  checkedAt: number;
}

/** Keeps what this process has read and asks for versions only, once a second at most. */
export function modelCache({ connections: { db }, corpId, now }: Platform): ModelCache {
  const held = new Map<string, Held>();

  async function current(schemaCode: string, executor: Database = db): Promise<Model> {
    const known = held.get(schemaCode);
    const at = now().getTime();
    if (known !== undefined && at - known.checkedAt < checkEveryMs) return known.model;
    if (known !== undefined && known.model.version === (await repository.findVersion(executor, corpId, schemaCode))) {
      known.checkedAt = at;
      return known.model;
    }
    const model = await repository.findModel(executor, corpId, schemaCode);
    if (model === undefined) {
      held.delete(schemaCode);
      throw appError('modelMissing', { schemaCode });
    }
    held.set(schemaCode, { model, checkedAt: at });
    return model;
  }

  return {
    current,
    async all() {
      const versions = await repository.findVersions(db, corpId);
      for (const { schemaCode, version } of versions) {
        const known = held.get(schemaCode);
        if (known?.model.version === version) known.checkedAt = now().getTime();
        else held.delete(schemaCode);
      }
      return Promise.all(versions.map(({ schemaCode }) => current(schemaCode)));
    },
    forget: () => held.clear(),
  };
}
