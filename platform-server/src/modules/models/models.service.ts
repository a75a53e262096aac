import { isDeepStrictEqual } from 'node:util';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { TableStep } from '../../records/index.ts';
import { definitionProblems } from './check-definition.ts';
import { type Model, modelOf } from './model.ts';
import { canView } from './models.policy.ts';
import * as repository from './models.repository.ts';

/** How long a process may use a definition that another process has published anew. */
const checkEveryMs = 1_000;

/** What publishing a model changes; no steps and `isSame` where it is published like this already. */
export interface Publication {
  readonly model: Model;
  readonly isNew: boolean;
  readonly isSame: boolean;
  readonly steps: readonly TableStep[];
}

export interface ModelService {
  /**
   * The published model. Throws modelMissing. Definitions are kept in memory and at most a second behind. Inside a
   * transaction hand it in: one that waits for a second connection can wait for those who wait for its own.
   */
  current(schemaCode: string, executor?: Database): Promise<Model>;
  /** The published model, for who sees its list. Throws modelMissing or noPermissionToView. */
  visible(schemaCode: string, user: SignedInUser): Promise<Model>;
  /**
   * The published model, for who may open its forms and print them: whoever sees its list, or has a part in a workflow
   * of one of its records. Throws modelMissing or noPermissionToView.
   */
  readable(schemaCode: string, user: SignedInUser): Promise<Model>;
  /** All published models, in the order of their codes. */
  all(): Promise<readonly Model[]>;
  /**
   * What publishing this definition would change; changes nothing. Throws packageInvalid (a definition that contradicts
   * itself) or modelChangeLosesData.
   */
  plan(db: Database, appCode: string, definition: ModelDefinition): Promise<Publication>;
  /** Publishes in the caller's transaction; call `forget` when it is committed. Throws as `plan`. */
  publish(trx: Database, appCode: string, definition: ModelDefinition): Promise<Publication>;
  /** Reads definitions anew from now on. */
  forget(): void;
}

interface Held {
  readonly model: Model;
  checkedAt: number;
}

interface ModelNeeds {
  /** Whether the user has a part in a workflow of one of the model's records. */
  readonly hasPartIn: (user: SignedInUser, schemaCode: string) => Promise<boolean>;
}

/** Business models: their published definitions and the tables behind them. */
export function modelService({ connections, corpId, now }: Platform, { hasPartIn }: ModelNeeds): ModelService {
  const { db } = connections;
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

  async function plan(executor: Database, appCode: string, definition: ModelDefinition): Promise<Publication> {
    refuseProblems(definition);
    const before = await repository.findModel(executor, corpId, definition.schemaCode);
    const isSame = before !== undefined && before.appCode === appCode && sameJson(before.definition, definition);
    if (isSame) return { model: before, isNew: false, isSame, steps: [] };
    const model = modelOf(appCode, (before?.version ?? 0) + 1, definition);
    const clash = await repository.findNameClash(executor, corpId, model);
    if (clash !== undefined) {
      const detail = `its tables would have the names of those of "${clash}"`;
      throw appError('packageInvalid', { file: definition.schemaCode, place: 'schemaCode', detail });
    }
    const steps = await repository.planModelTables(executor, model, before);
    return { model, isNew: before === undefined, isSame, steps };
  }

  return {
    current,
    async visible(schemaCode, user) {
      const model = await current(schemaCode);
      if (!canView(model.definition, user)) throw appError('noPermissionToView');
      return model;
    },
    async readable(schemaCode, user) {
      const model = await current(schemaCode);
      if (canView(model.definition, user) || (await hasPartIn(user, schemaCode))) return model;
      throw appError('noPermissionToView');
    },
    async all() {
      const versions = await repository.findVersions(db, corpId);
      for (const { schemaCode, version } of versions) {
        const known = held.get(schemaCode);
        if (known?.model.version === version) known.checkedAt = now().getTime();
        else held.delete(schemaCode);
      }
      return Promise.all(versions.map(({ schemaCode }) => current(schemaCode)));
    },
    plan,
    async publish(trx, appCode, definition) {
      const publication = await plan(trx, appCode, definition);
      if (publication.isSame) return publication;
      await repository.changeTables(trx, publication.steps);
      await repository.savePublished(trx, corpId, publication.model, now());
      return publication;
    },
    forget: () => held.clear(),
  };
}

function refuseProblems(definition: ModelDefinition): void {
  const [problem] = definitionProblems(definition);
  if (problem === undefined) return;
  const { path, detail } = problem;
  throw appError('packageInvalid', { file: definition.schemaCode, place: path.join('.'), detail });
}

/** Equal as JSON: what is undefined is not there, and the order of members does not count. */
function sameJson(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right)));
}
