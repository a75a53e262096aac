import { defineTexts } from '../../i18n/define-texts.ts';

/** The words of the chips of conditions. */
export const chipsTexts = defineTexts('conditionChips', {
  zh: { label: '已选条件', remove: '移除条件“{{name}}”', clearAll: '清除全部' },
  en: { label: 'Conditions', remove: 'Remove the condition “{{name}}”', clearAll: 'Clear all' },
});
