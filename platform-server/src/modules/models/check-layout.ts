import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import type { DefinitionProblem } from './definition-problem.ts';
import { formFindings, type ItemNames } from './form-findings.ts';

/** Returns the problems that keep the forms of a definition from being opened: see formFindings. */
export function layoutProblems({ forms }: ModelDefinition, itemNames: ItemNames): DefinitionProblem[] {
  return forms.flatMap((form, index) =>
    formFindings(form, itemNames).map(({ path, detail }) => ({ path: ['forms', index, ...path], detail })),
  );
}
