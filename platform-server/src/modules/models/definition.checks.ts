import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { definitionProblems as problemsOf } from './check-definition.ts';
import { scriptProblems } from './check-scripts.ts';
import type { DefinitionProblem } from './definition-problem.ts';

/** Returns the problems of a definition, for the thread of checks: its expressions, patterns and scripts are tried. */
export async function definitionProblems(definition: ModelDefinition): Promise<DefinitionProblem[]> {
  return [...problemsOf(definition), ...(await scriptProblems(definition))];
}
