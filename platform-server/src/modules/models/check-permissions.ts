import type { ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { hasKind, systemProperties } from '@portico/shared-kit/fields';
import { conditionProblem } from '../../record-store/index.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts, permissionTexts } from './definition.texts.ts';

type Path = DefinitionProblem['path'];

/** Items that the product itself needs of every record that somebody sees. */
const needed: ReadonlySet<string> = new Set(['id', 'sequenceStatus', 'workflowInstanceId']);

/** Returns the contradictions in the permissions of a model whose shape is right. */
export function permissionProblems(definition: ModelDefinition): DefinitionProblem[] {
  return definition.permissions.flatMap((permission, index) => [
    ...viewProblems(definition, permission, ['permissions', index]),
    ...fieldProblems(definition, permission, ['permissions', index, 'fields']),
  ]);
}

function viewProblems({ properties }: ModelDefinition, { view, condition }: ModelPermission, path: Path) {
  if (view !== 'condition') {
    const detail = permissionTexts.conditionUnused;
    return condition === undefined ? [] : [{ path: [...path, 'condition'], detail }];
  }
  if (condition === undefined) return [{ path: [...path, 'view'], detail: permissionTexts.conditionNeeded }];
  const known = [...systemProperties, ...properties].filter(({ propertyType }) => hasKind(propertyType));
  const problem = conditionProblem(known, condition);
  return problem === null ? [] : [{ path: [...path, 'condition', ...problem.path], detail: problem.detail }];
}

function fieldProblems(definition: ModelDefinition, { fields = [] }: ModelPermission, path: Path): DefinitionProblem[] {
  const known = knownPaths(definition);
  return fields.flatMap(({ propertyCode, visible, writable }, index) => {
    const at = [...path, index, 'propertyCode'];
    if (!known.has(propertyCode)) return [{ path: at, detail: definitionTexts.itemUnknown(propertyCode) }];
    if (needed.has(propertyCode)) return [{ path: at, detail: permissionTexts.notRestricted(propertyCode) }];
    if (fields.findIndex((each) => each.propertyCode === propertyCode) < index) {
      return [{ path: at, detail: definitionTexts.itemTwice(propertyCode) }];
    }
    return visible === false && writable === true
      ? [{ path: [...path, index, 'writable'], detail: permissionTexts.unseenChanged }]
      : [];
  });
}

/** Codes of fields, and of columns with the sub-table in front. */
function knownPaths({ properties }: ModelDefinition): ReadonlySet<string> {
  const columns = properties.flatMap(({ code, subSchema }) =>
    (subSchema?.properties ?? []).map((column) => `${code}.${column.code}`),
  );
  return new Set([...systemProperties.map(({ code }) => code), ...properties.map(({ code }) => code), ...columns]);
}
