import type { Form, ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import type { DefinitionProblem } from './definition-problem.ts';

/** Tabs that are named twice or not at all, and sections that say nothing, in the forms of a definition. */
export function layoutProblems({ forms }: ModelDefinition): DefinitionProblem[] {
  return forms.flatMap((form, index) => [...tabProblems(form, index), ...sectionProblems(form, index)]);
}

function tabProblems({ tabs = [], sections }: Form, form: number): DefinitionProblem[] {
  return tabs.flatMap(({ code }, index) => {
    const path = ['forms', form, 'tabs', index, 'code'];
    if (tabs.findIndex((tab) => tab.code === code) < index)
      return [{ path, detail: `the code "${code}" is used twice` }];
    return sections.some(({ tab }) => tab === code) ? [] : [{ path, detail: `no section stands in the tab "${code}"` }];
  });
}

function sectionProblems({ tabs = [], sections }: Form, form: number): DefinitionProblem[] {
  return sections.flatMap(({ tab, instruction, properties }, index): DefinitionProblem[] => {
    const path = ['forms', form, 'sections', index];
    if (tab !== undefined && !tabs.some(({ code }) => code === tab)) {
      return [{ path: [...path, 'tab'], detail: `there is no tab "${tab}"` }];
    }
    if (properties.length > 0 || instruction !== undefined) return [];
    return [{ path: [...path, 'properties'], detail: 'a section needs data items or an instruction' }];
  });
}
