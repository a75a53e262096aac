import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of a field whose expression cannot be computed. */
export const formRuleTexts = defineTexts('formRules', {
  zh: { tooCostly: '表达式运算量过大，请减少数据或联系管理员' },
  en: { tooCostly: 'Its expression is too expensive: enter less, or ask an administrator' },
});
