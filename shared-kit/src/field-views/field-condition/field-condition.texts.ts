import { defineTexts } from '../../i18n/define-texts.ts';

/** The words of a condition on a field. */
export const fieldConditionTexts = defineTexts('fieldCondition', {
  zh: { field: '数据项', operator: '比较方式', valueMissing: '请填写值' },
  en: { field: 'Field', operator: 'Comparison', valueMissing: 'Enter a value' },
});
