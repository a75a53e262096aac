import { defineTexts } from '@portico/shared-kit/i18n';

export const workflowTexts = defineTexts('workflow', {
  zh: { center: { title: '流程中心' }, form: { title: '表单' } },
  en: { center: { title: 'Workflow center' }, form: { title: 'Form' } },
});
