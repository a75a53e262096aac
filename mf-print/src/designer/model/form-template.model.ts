import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { elementDefaults, pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import type { PrintElement } from '@portico/shared-kit/contract/print-elements';
import { plainTemplate } from '@portico/shared-kit/print';
import { type TemplateDraft, templateFormat } from './template-draft.model.ts';

/** Room in mm above the workflow log. */
const gap = 4;

/**
 * Returns the template with everything that a form shows, in the form's order, and the workflow log where the form starts a
 * workflow. Paper, header and footer stay those of the template's first page.
 */
export function templateOfForm(draft: TemplateDraft, form: FormConfig): TemplateDraft {
  const { name, name_i18n } = draft;
  const { version, pages } = plainTemplate({ ...form, records: [] });
  const paper = draft.pages[0]?.settings ?? pageSettingsDefaults;
  const laidOut = pages.map((page) => {
    const elements = page.filter((element): element is PrintElement => element.eleType !== 'pageSettings');
    return [paper, ...elements, ...(form.workflowCode === null ? [] : [logBelow(elements)])];
  });
  return templateFormat.read({ name, name_i18n, content: { version, pages: laidOut } }) ?? draft;
}

function logBelow(elements: readonly PrintElement[]): PrintElement {
  const bottom = Math.max(0, ...elements.map(({ top, heightValue }) => top + heightValue));
  const { workflowLog: defaults } = elementDefaults;
  return {
    ...defaults,
    eleType: 'workflowLog',
    id: 'workflowLog',
    top: bottom + gap,
    look: { ...defaults.look, fontSize: 9 },
  };
}
