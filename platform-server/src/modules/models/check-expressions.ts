import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { expressionProblems } from '@portico/shared-kit/form-rules';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';

/** Returns the problems with the expressions of a definition, with the place of each. */
export function expressionProblemsOf({ properties }: ModelDefinition): DefinitionProblem[] {
  return expressionProblems(properties).map(({ path, expression, detail }) => {
    const [code, column] = path.split('.');
    const at = properties.findIndex((each) => each.code === code);
    const columns = properties[at]?.subSchema?.properties ?? [];
    const within =
      column === undefined ? [] : ['subSchema', 'properties', columns.findIndex((each) => each.code === column)];
    return {
      path: ['properties', at, ...within, 'expressions', expression],
      detail: definitionTexts.valueOf(path, detail),
    };
  });
}
