import { isDeepStrictEqual } from 'node:util';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { TableStep } from '../../records/index.ts';
import { definitionProblems } from './check-definition.ts';
import { type Model, modelOf } from './model.ts';
import { findModel, findNameClash, planModelTables } from './models.repository.ts';

/** What publishing a model changes; no steps and `isSame` where it is published like this already. */
export interface Publication {
  readonly model: Model;
  readonly isNew: boolean;
  readonly isSame: boolean;
  readonly steps: readonly TableStep[];
}

/** See ModelService: what publishing this definition would change. */
export async function planModel(
  db: Database,
  corpId: string,
  appCode: string,
  definition: ModelDefinition,
): Promise<Publication> {
  refuseProblems(definition);
  const before = await findModel(db, corpId, definition.schemaCode);
  const isSame = before !== undefined && before.appCode === appCode && sameJson(before.definition, definition);
  if (isSame) return { model: before, isNew: false, isSame, steps: [] };
  const model = modelOf(appCode, (before?.version ?? 0) + 1, definition);
  const clash = await findNameClash(db, corpId, model);
  if (clash !== undefined) {
    const detail = `its tables would have the names of those of "${clash}"`;
    throw appError('packageInvalid', { file: definition.schemaCode, place: 'schemaCode', detail });
  }
  const steps = await planModelTables(db, model, before);
  return { model, isNew: before === undefined, isSame, steps };
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
