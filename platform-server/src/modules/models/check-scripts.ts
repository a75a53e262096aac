import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { scriptFault } from '@portico/shared-kit/list-scripts/check';
import { scriptFaultText } from '@portico/shared-kit/list-scripts/faults';
import type { DefinitionProblem } from './definition-problem.ts';

/** Returns the faults of the scripts of a model's views. Each is read in its sandbox, and none of its hooks is called. */
export async function scriptProblems({ listViews }: ModelDefinition): Promise<DefinitionProblem[]> {
  const problems: DefinitionProblem[] = [];
  for (const [index, { script }] of listViews.entries()) {
    const fault = script === undefined ? null : await scriptFault(script);
    if (fault !== null) problems.push({ path: ['listViews', index, 'script'], detail: scriptFaultText(fault) });
  }
  return problems;
}
