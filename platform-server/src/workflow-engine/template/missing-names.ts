import { localised } from '@portico/shared-kit/i18n';
import type { TemplateNode, WorkflowTemplate } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

const han = /\p{Script=Han}/u;

/** The nodes whose name is drawn in one language only: readers of the other one see a name that they may not read. */
export function missingNames({ nodes }: WorkflowTemplate): readonly TemplateProblem[] {
  return nodes.flatMap((node) => {
    const missing = missingIn(node);
    return missing === null ? [] : [problem(missing, { element: node.name || node.id }, node.id)];
  });
}

function missingIn({ name, nameI18n }: TemplateNode): 'templateNameMissingEn' | 'templateNameMissingZh' | null {
  const english = nameI18n === null ? '' : localised('', nameI18n, 'en');
  if (name === '') return english === '' ? null : 'templateNameMissingZh';
  if (english !== '') return null;
  return han.test(name) ? 'templateNameMissingEn' : 'templateNameMissingZh';
}
