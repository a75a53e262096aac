import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError, textParam } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import { relationProblems } from './check-relations.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { findDefinitions } from './models.repository.ts';

/** See ModelService: whether these definitions and those that are published refer to each other rightly. */
export async function checkRelations(
  db: Database,
  corpId: string,
  definitions: readonly ModelDefinition[],
): Promise<void> {
  const published = await findDefinitions(db, corpId);
  const byCode = new Map([...published, ...definitions].map((each) => [each.schemaCode, each]));
  const find = (schemaCode: ModelCode) => byCode.get(schemaCode);
  for (const definition of definitions) refuse(definition, relationProblems(definition, find));
  for (const { schemaCode } of definitions) {
    for (const other of byCode.values()) refuse(other, relationProblems(other, find, schemaCode));
  }
}

function refuse({ schemaCode }: ModelDefinition, [problem]: readonly DefinitionProblem[]): void {
  if (problem === undefined) return;
  const detail = textParam('detail', problem.detail);
  throw appError('packageInvalid', { file: schemaCode, place: problem.path.join('.'), ...detail });
}
