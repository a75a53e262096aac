import { defineTexts } from '../i18n/define-texts.ts';

/** The words between the conditions of a group that is told as a sentence. */
export const conditionGroupTexts = defineTexts('conditionGroups', {
  zh: {
    all: '{{left}} 且 {{right}}',
    any: '{{left}} 或 {{right}}',
    none: '不满足（{{text}}）',
    brackets: '（{{text}}）',
  },
  en: {
    all: '{{left}} and {{right}}',
    any: '{{left}} or {{right}}',
    none: 'not ({{text}})',
    brackets: '({{text}})',
  },
});
