import { kindOf, type Property } from '@portico/shared-kit/fields';
import { nodeLabel, type WorkflowTemplate } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/**
 * Rights on fields that the model of the workflow does not have, or whose values people do not fill in by a form;
 * columns are named as `lines.price`. Nothing where every right fits.
 */
export function checkFields(template: WorkflowTemplate, properties: readonly Property[]): readonly TemplateProblem[] {
  const filled = properties.filter(
    (property) => property.system !== true && kindOf(property).readOnlySource === undefined,
  );
  const known = new Set(
    filled.flatMap(({ code, subSchema }) => [
      code,
      ...(subSchema?.properties ?? []).map((each) => `${code}.${each.code}`),
    ]),
  );
  return template.nodes.flatMap((node) => {
    const fields = 'fields' in node ? (node.fields ?? []) : [];
    const unknown = fields.filter(({ code }) => !known.has(code));
    return unknown.map(({ code }) => {
      return problem('templateFieldUnknown', { element: nodeLabel(node), field: code }, node.id);
    });
  });
}
